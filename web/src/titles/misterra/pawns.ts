/** Pawns in a cell, which is forty units wide. */

/** Where in its cell a pawn stands, and how large it is, so that each of several is seen whole. */
export function spotAmong(place: number, count: number): { x: number; y: number; scale: number } {
  if (count === 1) return { x: 8, y: 9, scale: 0.66 }
  return { x: 1 + (place % 2) * 19, y: count === 2 ? 11 : 1 + Math.floor(place / 2) * 19, scale: 0.48 }
}
