/** What can be entered of a title, as the table describes it, and how far it has come. */

import type { BoxField, BoxGroupInfo, BoxSectionInfo } from '../protocol'
import type { Sections, Values } from './kept'

/** The fields come off the wire as they are described in the generated union. */
export function fieldsOf(section: BoxSectionInfo): readonly BoxField[] {
  return section.fields as BoxField[]
}

/** What a section holds now: the owner's values, or ours. */
export function valuesOf(section: BoxSectionInfo, own: Sections): Values {
  return own[section.section] ?? (section.values as Values)
}

/** Where a section comes from now. */
export function stateOf(section: BoxSectionInfo, own: Sections): string {
  return section.section in own ? 'own' : section.source
}

export interface Progress {
  own: number
  reconstructed: number
  count: number
}

/** How many sections are from the box, and how many are still reconstructed. */
export function progressOf(groups: readonly BoxGroupInfo[], own: Sections): Progress {
  const states = groups.flatMap((group) => group.sections.map((section) => stateOf(section, own)))
  const count = (state: string) => states.filter((each) => each === state).length
  return { own: count('own'), reconstructed: count('reconstructed'), count: states.length }
}

/** A section with nothing painted on its maps; null where there is no map. */
export function unpainted(section: BoxSectionInfo, values: Values): Values | null {
  const paintings = fieldsOf(section).filter((field) => field.kind === 'painting')
  if (!paintings.length) return null
  const blank = paintings.flatMap(({ layers, height, width }) => layers.map(({ field }) => [field, `${'.'.repeat(width)}\n`.repeat(height)] as const))
  return { ...values, ...Object.fromEntries(blank) }
}
