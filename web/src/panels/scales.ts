/** The ladders of titles by which a solo player is called at the end. */

export interface Scale {
  key: string
  /** What is measured. */
  name: string
  /** What there is of it now. */
  number: number
  /** How the number comes about, where it is not simply counted. */
  sum?: string
  /** The titles, the lowest first. */
  steps: readonly Step[]
}

interface Step {
  name: string
  least: number
}

/** A scale as views carry it. */
interface ScaleView {
  key: string
  titles: readonly string[]
  least: readonly number[]
}

export function scaleOf(view: ScaleView, name: string, number: number, titleName: (key: string) => string): Scale {
  const steps = view.titles.map((title, place) => ({ name: titleName(title), least: view.least[place] ?? 0 }))
  return { key: view.key, name, number, steps }
}

/** The place of the title that is earned; the lowest takes anything below it too. */
export function placeOn({ number, steps }: Scale): number {
  return Math.max(0, steps.findLastIndex((step) => number >= step.least))
}
