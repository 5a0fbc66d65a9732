/** A paper sheet of Cartographers: what is printed, what is asked of the table, what a season gives. */

import { partTotal } from '../../board/marks'
import { sizeOf, type Size } from '../../grid/cells'
import type { Points } from '../../protocol'
import { blankRows, laidOver } from '../../sheets/painting'
import { noted, picked, type Work } from '../../sheets/work'

export interface Printed {
  sheets: { key: string; rows: string[]; ruins: string[] }[]
  /** The keys of the goals by category. */
  groups: string[][]
  seasons: { key: string; edicts: string[] }[]
  most_coins: number
}

export const EDICTS = ['A', 'B', 'C', 'D']

/** The size of the sheets, which is that of every side. */
export function sizeOfSheets(printed: Printed): Size {
  return sizeOf(printed.sheets[0]?.rows ?? [])
}

export function startOf(printed: Printed): Work {
  return {
    maps: [blankRows(sizeOfSheets(printed))],
    notes: { coins: [0] },
    picks: { sheet: ['A'], goals: EDICTS.map(() => '') },
  }
}

export function sheetOf(printed: Printed, work: Work) {
  const [key] = picked(work, 'sheet')
  return printed.sheets.find((sheet) => sheet.key === key) ?? printed.sheets[0]
}

/** What the table is asked: the rows as printed and painted, the goals, the coins. */
export function request(printed: Printed, work: Work): object {
  const sheet = sheetOf(printed, work)
  return {
    layout: sheet?.key,
    rows: laidOver(sheet?.rows ?? [], work.maps[0] ?? []),
    goals: picked(work, 'goals').filter((goal) => goal !== ''),
    coins: Math.min(noted(work, 'coins'), printed.most_coins),
  }
}

/** What the sheet would give at the end of each season: its edicts, the coins, the monsters. */
export function seasonTotals(printed: Printed, work: Work, points: Points | null) {
  const goals = picked(work, 'goals')
  return printed.seasons.map(({ key, edicts }) => {
    const counting = [...edicts.map((letter) => goals[EDICTS.indexOf(letter)] ?? ''), 'coins', 'monsters']
    return { key, edicts, total: counting.reduce((sum, part) => sum + partTotal(points, part), 0) }
  })
}
