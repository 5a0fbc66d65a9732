/** Shapes in words, as the rules call them: the name, and how the shape lies. */

import { boxOf, flipped, parseShape, shapeText, turned, type Shape } from '../../grid/shape'
import { t } from '../../text/messages.svelte'

type Turn = (shape: Shape) => string
type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

// Agrees with games/cartographers/shape_names.py: the pictures of the printed cards, and what tells their turns apart.
const SHAPES: Readonly<Record<string, readonly [picture: string, ...turns: Turn[]]>> = {
  single: ['X'],
  'bar-2': ['XX', axis],
  'bar-3': ['XXX', axis],
  'bar-4': ['XXXX', axis],
  'diagonal-2': ['X./.X', slope],
  'diagonal-3': ['X../.X./..X', slope],
  'corner-3': ['X./XX', angle],
  'corner-5': ['XXX/X../X..', angle],
  'l-4': ['XXX/..X', axis, foot],
  'zigzag-4': ['X./XX/.X', axis, slope],
  'zigzag-5': ['..XX/XXX.', axis, longEnd],
  't-4': ['X./XX/X.', stem],
  't-5': ['X../XXX/X..', stem],
  'block-5': ['XXX/XX.', axis, gap],
  'stairs-5': ['..X/.XX/XX.', hollow],
  'plus-5': ['.X./XXX/.X.'],
  'u-5': ['XX/X./XX', opening],
  'pair-of-bars': ['X.X/X.X', beside],
}
const OPPOSITE: Readonly<Record<Corner, Corner>> = {
  'top-left': 'bottom-right',
  'top-right': 'bottom-left',
  'bottom-left': 'top-right',
  'bottom-right': 'top-left',
}
const KEYS = new Map(Object.entries(SHAPES).map(([key, [picture]]) => [anyWayRound(parseShape(picture)), key]))

/** A shape as it lies: an L of four, lying, its foot at the bottom right. */
export function shapeWords(shape: Shape): string {
  const key = KEYS.get(anyWayRound(shape))
  // An owner's card may show a shape that no printed card shows.
  if (key === undefined) return t('cartographers-shape-other', { count: shape.length })
  const turns = (SHAPES[key] ?? []).slice(1) as Turn[]
  return [t(`cartographers-shape-${key}`), ...turns.map((turn) => turn(shape))].join(', ')
}

function axis(shape: Shape): string {
  return t(`cartographers-turn-${isWide(shape) ? 'lying' : 'standing'}`)
}

function beside(shape: Shape): string {
  return t(`cartographers-turn-${isWide(shape) ? 'side-by-side' : 'stacked'}`)
}

function slope(shape: Shape): string {
  return t(`cartographers-turn-${filled(shape, 'top-left') ? 'falling' : 'rising'}`)
}

/** A T points to the side at which both corners of its frame are empty. */
function stem(shape: Shape): string {
  const empty = corners().filter((corner) => !filled(shape, corner))
  const sides = { up: 'top', right: 'right', down: 'bottom', left: 'left' }
  const side = Object.entries(sides).find(([, word]) => empty.filter((corner) => corner.includes(word)).length === 2)?.[0]
  return t('cartographers-turn-stem', { side: t(`cartographers-side-${side ?? 'up'}`) })
}

/** A U is open at the side where the middle of its frame is empty. */
function opening(shape: Shape): string {
  const side = isWide(shape) ? (holds(shape, 0, 1) ? 'down' : 'up') : holds(shape, 1, 0) ? 'right' : 'left'
  return t('cartographers-turn-open', { side: t(`cartographers-side-${side}`) })
}

/** Two equal arms meet opposite the only empty corner of their frame. */
function angle(shape: Shape): string {
  return at('angle', OPPOSITE[onlyGap(shape)])
}

function gap(shape: Shape): string {
  return at('gap', onlyGap(shape))
}

/** The foot of an L is on the side of the empty corner, at the other end. */
function foot(shape: Shape): string {
  const [vertical = '', side = ''] = onlyGap(shape).split('-')
  const other: Record<string, string> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }
  return at('foot', isWide(shape) ? `${vertical}-${other[side] ?? ''}` : `${other[vertical] ?? ''}-${side}`)
}

/** Stairs leave one corner of their frame wide open: both cells beside it are empty too. */
function hollow(shape: Shape): string {
  const found = corners().find((corner) => {
    const { row, column } = cornerOf(shape, corner)
    return !holds(shape, row, column) && !holds(shape, 1, column) && !holds(shape, row, 1)
  })
  return at('hollow', found ?? 'top-left')
}

/** Where the three of a zigzag of three and two end. */
function longEnd(shape: Shape): string {
  const line = (cell: { row: number; column: number }) => (isWide(shape) ? cell.row : cell.column)
  const long = shape.map(line).find((place) => shape.filter((cell) => line(cell) === place).length === 3)
  return at('long-end', corners().find((corner) => filled(shape, corner) && line(cornerOf(shape, corner)) === long) ?? 'top-left')
}

function at(feature: string, corner: string): string {
  return t(`cartographers-turn-${feature}`, { corner: t(`cartographers-corner-${corner}`) })
}

function onlyGap(shape: Shape): Corner {
  return corners().find((corner) => !filled(shape, corner)) ?? 'top-left'
}

function corners(): Corner[] {
  return Object.keys(OPPOSITE) as Corner[]
}

function cornerOf(shape: Shape, corner: Corner): { row: number; column: number } {
  const { width, height } = boxOf(shape)
  return { row: corner.startsWith('top') ? 0 : height - 1, column: corner.endsWith('left') ? 0 : width - 1 }
}

function filled(shape: Shape, corner: Corner): boolean {
  const { row, column } = cornerOf(shape, corner)
  return holds(shape, row, column)
}

function holds(shape: Shape, row: number, column: number): boolean {
  return shape.some((cell) => cell.row === row && cell.column === column)
}

function isWide(shape: Shape): boolean {
  const { width, height } = boxOf(shape)
  return width > height
}

/** The same text for every way in which a shape can lie. */
function anyWayRound(shape: Shape): string {
  const around = (start: Shape) => [start, turned(start), turned(turned(start)), turned(turned(turned(start)))]
  return [...around(shape), ...around(flipped(shape))].map(shapeText).sort()[0] ?? ''
}
