/** The levels of the bots. */

/** The middle of the levels, which are listed from the easiest on. */
export function usualLevel(levels: readonly string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? ''
}
