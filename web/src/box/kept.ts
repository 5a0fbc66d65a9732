/** The owner's box as this browser keeps it: what was entered, by title and section. Nothing is changed in place. */

import { keep, kept } from '../browser/storage'
import type { OwnBoxes } from '../protocol'

/** The fields of a section, as they stand in the data. */
export type Values = Readonly<Record<string, unknown>>
export type Sections = Readonly<Record<string, Values>>

export interface KeptBox {
  name: string
  boxes: Readonly<Record<string, Sections>>
}

const SLOT = 'box'
const EMPTY: KeptBox = { name: '', boxes: {} }

export function keptBox(): KeptBox {
  return read(kept(SLOT))
}

/** Keep *box*; whether the browser still has it after the page was left. */
export function keepBox(box: KeptBox): boolean {
  return keep(SLOT, JSON.stringify(box))
}

/** The box in *text*; an empty one where that is none. */
export function read(text: string | null): KeptBox {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value) || !isRecord(value.boxes)) return EMPTY
    return { name: typeof value.name === 'string' ? value.name : '', boxes: boxesOf(value.boxes) }
  } catch {
    return EMPTY
  }
}

export function sectionsOf(box: KeptBox, title: string): Sections {
  return box.boxes[title] ?? {}
}

export function isEmpty(box: KeptBox, title: string): boolean {
  return !Object.keys(sectionsOf(box, title)).length
}

/** The box with other values in a section, or without the section for null. */
export function withSection(box: KeptBox, title: string, section: string, values: Values | null): KeptBox {
  const others = Object.fromEntries(Object.entries(sectionsOf(box, title)).filter(([name]) => name !== section))
  const sections = values ? { ...sectionsOf(box, title), [section]: values } : others
  const rest = Object.fromEntries(Object.entries(box.boxes).filter(([name]) => name !== title))
  return { ...box, boxes: Object.keys(sections).length ? { ...box.boxes, [title]: sections } : rest }
}

/** The box with all titles of a file in place of its own. */
export function withFile(box: KeptBox, file: OwnBoxes): KeptBox {
  return { name: file.name || box.name, boxes: { ...box.boxes, ...boxesOf(file.boxes) } }
}

function boxesOf(boxes: Readonly<Record<string, unknown>>): Record<string, Sections> {
  return Object.fromEntries(
    Object.entries(boxes).flatMap(([title, sections]) =>
      isRecord(sections) ? [[title, Object.fromEntries(Object.entries(sections).filter((each): each is [string, Values] => isRecord(each[1])))]] : [],
    ),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
