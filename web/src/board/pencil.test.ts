import { describe, expect, test } from 'vitest'
import { cellNamed, nameOf } from '../grid/cells'
import { flipped, grip, parseShape, shapeText, turned } from '../grid/shape'
import * as pencil from './pencil'

const size = { width: 5, height: 5 }

/** The anchors from which *orientation* keeps to the dots of *picture*: what the server would list. */
function anchors(orientation: string, picture: string): ReadonlySet<number> {
  const rows = picture.trim().split(/\s+/)
  const shape = parseShape(orientation)
  const free = (row: number, column: number) => rows[row]?.[column] === '.'
  const fits = (anchor: number) =>
    shape.every((cell) => free(Math.floor(anchor / 5) + cell.row, (anchor % 5) + cell.column))
  return new Set(Array.from({ length: 25 }, (_, anchor) => anchor).filter(fits))
}

function offer(choice: string, text: string, picture: string): pencil.Offer {
  const looks = new Set<string>()
  for (const start of [parseShape(text), flipped(parseShape(text))]) {
    let orientation = start
    for (let quarter = 0; quarter < 4; quarter++, orientation = turned(orientation)) looks.add(shapeText(orientation))
  }
  const listed = [...looks].map((orientation) => [orientation, anchors(orientation, picture)] as const)
  return { choice, option: 0, shape: parseShape(text), anchors: new Map(listed) }
}

function at(name: string) {
  const cell = cellNamed(size, name) ?? 0
  return { row: Math.floor(cell / 5), column: cell % 5 }
}

function names(cells: Iterable<number>): string {
  return [...cells].sort((a, b) => a - b).map((cell) => nameOf(size, cell)).join('')
}

const meadow = `
  .....
  .....
  ..#..
  .....
  .....`
const corner = offer('F', 'X./XX', meadow)
const bar = offer('W', 'X/X/X', meadow)

describe('a shape', () => {
  test('comes back after four quarter turns', () => {
    const shape = parseShape('XXX/X../X..')

    expect(turned(turned(turned(turned(shape))))).toEqual(shape)
    expect(shapeText(turned(shape))).toBe('XXX/..X/..X')
    expect(shapeText(flipped(parseShape('X./XX')))).toBe('.X/XX')
  })

  test('is held at a filled cell near its middle', () => {
    expect(grip(parseShape('.X./XXX/.X.'))).toEqual({ row: 1, column: 1 })
    expect(parseShape('X.X/X.X')).toContainEqual(grip(parseShape('X.X/X.X')))
  })
})
const ditch = offer('W', 'XXX', `
  ##.##
  ##.##
  ##.##
  #####
  #####`)

describe('a hand', () => {
  test('holds nothing where there is nothing to lay', () => {
    const hand = pencil.takeUp(size, [])

    expect(pencil.offerOf(hand)).toBeNull()
    expect(pencil.restingPlace(pencil.hover(hand, at('c3')))).toBeNull()
    expect(pencil.turn(hand)).toBe(hand)
  })

  test('takes the shape up as it is printed, or turned if it only fits so', () => {
    expect(shapeText(pencil.takeUp(size, [corner]).orientation)).toBe('X./XX')
    expect(shapeText(pencil.takeUp(size, [ditch]).orientation)).toBe('X/X/X')
  })

  test('follows the pointer, cell by cell', () => {
    const hand = pencil.hover(pencil.takeUp(size, [bar]), at('b1'))

    expect(names(pencil.covered(hand, pencil.ghost(hand)))).toBe('a1b1c1')
    expect(pencil.isLegalAt(hand, pencil.ghost(hand))).toBe(true)
  })

  test('is drawn to a legal spot close by that still covers the cell pointed at', () => {
    const filled = pencil.hover(pencil.takeUp(size, [bar]), at('c3'))

    expect(pencil.isLegalAt(filled, pencil.ghost(filled))).toBe(false)
    const beside = pencil.hover(pencil.takeUp(size, [corner]), at('b3'))
    expect(pencil.isLegalAt(beside, pencil.ghost(beside))).toBe(true)
    expect(names(pencil.covered(beside, pencil.ghost(beside)))).toContain('b3')
  })

  test('stays on the map at its edges', () => {
    const hand = pencil.hover(pencil.takeUp(size, [bar]), at('a5'))

    expect(names(pencil.covered(hand, pencil.ghost(hand)))).toBe('a5b5c5')
  })

  test('lights the cells that the shape may cover as it is turned', () => {
    const hand = pencil.takeUp(size, [bar])

    expect(names(pencil.lit(hand))).not.toContain('c3')
    expect(pencil.lit(hand).size).toBe(20)
    expect(names(pencil.lit(pencil.turn(hand)))).toBe('a1a2a3a4a5b1b2b3b4b5d1d2d3d4d5e1e2e3e4e5')
  })

  test('puts down in pencil, lifts, and forgets nothing but the place', () => {
    const hand = pencil.putDown(pencil.hover(pencil.takeUp(size, [corner]), at('b2')))

    expect(hand.pencil).not.toBeNull()
    expect(pencil.hover(hand, at('e5')).pencil).toEqual(hand.pencil)
    expect(pencil.lift(hand).pencil).toBeNull()
    expect(pencil.lift(hand).orientation).toBe(hand.orientation)
  })

  test('turns what lies in pencil about the cell where it is held', () => {
    const hand = pencil.putDown(pencil.hover(pencil.takeUp(size, [bar]), at('b2')))

    expect(names(pencil.covered(hand, hand.pencil))).toBe('a2b2c2')
    const across = pencil.turn(hand)
    expect(names(pencil.covered(across, across.pencil))).toBe('b1b2b3')
  })

  test('keeps the pencil when another choice may lie in the same place', () => {
    const other = { ...bar, choice: 'A' }
    const hand = pencil.putDown(pencil.hover(pencil.takeUp(size, [bar, other, corner]), at('b1')))

    expect(pencil.pick(hand, 1).pencil).toEqual(hand.pencil)
    expect(pencil.pick(hand, 2).pencil).toBeNull()
    expect(pencil.pick(hand, 7)).toBe(hand)
  })

  test('goes by arrows from the middle and never leaves the map', () => {
    let hand = pencil.step(pencil.takeUp(size, [bar]), 0, 1)

    expect(hand.cursor).toEqual(at('c4'))
    for (let times = 0; times < 9; times++) hand = pencil.step(hand, 0, 1)
    expect(hand.cursor).toEqual(at('c5'))
  })

  test('moves what lies in pencil by arrows', () => {
    const hand = pencil.putDown(pencil.hover(pencil.takeUp(size, [bar]), at('b1')))
    const right = pencil.step(hand, 0, 1)

    expect(names(pencil.covered(right, right.pencil))).toBe('a2b2c2')
  })

  test('writes the action that lies in pencil, and lays down one that is written', () => {
    const hand = pencil.follow(pencil.takeUp(size, [bar, corner]), 'F:b1c1c2')

    expect(pencil.offerOf(hand)?.choice).toBe('F')
    expect(hand.pencil && pencil.actionText(hand, hand.pencil)).toBe('F:b1c1c2')
    expect(pencil.follow(hand, 'F:c2c3d3')).toBe(hand)
    expect(pencil.follow(hand, 'nonsense')).toBe(hand)
  })

  test('seeks the legal spots one after another, round and round', () => {
    const pit = offer('F', 'XX', `
      ..###
      #####
      #####
      #####
      ###..`)
    const first = pencil.seek(pencil.takeUp(size, [pit]), 1)
    const second = pencil.seek(first, 1)

    expect(names(pencil.covered(first, first.pencil))).toBe('a1a2')
    expect(names(pencil.covered(second, second.pencil))).toBe('e4e5')
    expect(pencil.seek(second, 1).pencil).toEqual(first.pencil)
    expect(pencil.seek(first, -1).pencil).toEqual(second.pencil)
  })

  test('turns the shape when it seeks a spot and finds none as it is', () => {
    const across = pencil.turn(pencil.takeUp(size, [ditch]))
    const found = pencil.seek(across, 1)

    expect(pencil.legalAnchors(across).size).toBe(0)
    expect(names(pencil.covered(found, found.pencil))).toBe('a3b3c3')
  })
})
