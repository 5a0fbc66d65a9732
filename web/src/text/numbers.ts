/** Numbers of points as the page writes them: with a minus sign, not with a hyphen. */

export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** A change, with its sign. */
export function signed(points: number, nothing = '0'): string {
  return points > 0 ? `+${points}` : points < 0 ? plain(points) : nothing
}
