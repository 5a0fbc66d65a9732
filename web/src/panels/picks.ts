/** An option that names some of the values it lists: one select for each, at most one value of each group. */

import type { OptionInfo } from '../protocol'

export type Listed = Extract<OptionInfo, { type: 'words' }>

/** The values a text names, one for each slot; empty where there is none. */
export function slotsOf(option: Listed, text: string): string[] {
  const words = text.split(',').map((word) => word.trim())
  return Array.from({ length: option.slots }, (_, place) => words[place] ?? '')
}

/** What may be chosen in a slot: the groups that no other slot has a value of. */
export function openGroups(option: Pick<Listed, 'groups'>, slots: readonly string[], place: number): string[][] {
  const others = slots.filter((_, other) => other !== place)
  return option.groups.filter((group) => !group.some((value) => others.includes(value)))
}

/** The text of the slots; where all or none must be named, the rest is drawn by lot. */
export function written(option: Listed, slots: readonly string[], below: (bound: number) => number): string {
  const named = [...slots]
  if (option.is_whole && named.some((value) => value !== '')) {
    named.forEach((value, place) => {
      if (!value) named[place] = drawn(openGroups(option, named, place), below)
    })
  }
  return named.filter((value) => value !== '').join(',')
}

function drawn(groups: readonly string[][], below: (bound: number) => number): string {
  const group = groups[below(groups.length)] ?? []
  return group[below(group.length)] ?? ''
}
