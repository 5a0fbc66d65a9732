/** Where an action leaves something: the names of its cells, as they stand in its text. */
export function cellsOfDeed(action: string): string[] {
  const object = action.slice(action.search(/[:>]/) + 1)
  // The beach has a number, but is no cell of the land.
  return object.match(/(?<![a-z])[a-p]\d{1,2}/g) ?? []
}
