/** Codes in the arguments of messages, such as two letters for a card, and what a title shows in their place. */

/** Something that is drawn, and what it is in words. */
export interface Drawing {
  words: string
}

export type Piece = string | Drawing

/** What stands for the *value* of the argument called *name*; null where it is no code. */
export type Codes = (name: string, value: string) => readonly Piece[] | null

const known = new Map<string, Codes>()

/** From now on messages whose keys begin with the title's name show what *codes* says. */
export function learnCodes(title: string, codes: Codes): void {
  known.set(title, codes)
}

export function decoded(title: string, name: string, value: string): readonly Piece[] | null {
  return known.get(title)?.(name, value) ?? null
}

export function inWords(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('')
}

/** The pieces of several drawings with a comma between them. */
export function listed(drawings: readonly Drawing[]): Piece[] {
  return drawings.flatMap((drawing, place) => (place ? [', ', drawing] : [drawing]))
}
