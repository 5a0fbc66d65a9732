/** The owner's box of one title while it is filled: every change is kept, and the table says what is wrong. */

import { checkBox, failureKey, Refusal } from '../net/api'
import type { BoxProblem } from '../protocol'
import { isEmpty, keepBox, keptBox, sectionsOf, withSection, type KeptBox, type Values } from './kept'

/** How long a hand rests before the box is checked, and before another try, in milliseconds. */
const PAUSE = 350
const RETRY = 2000
const PASSING = new Set(['server/away', 'rate/limited'])

export class OwnBox {
  box = $state.raw<KeptBox>({ name: '', boxes: {} })
  problems = $state.raw<readonly BoxProblem[]>([])
  /** Why the box could not be checked, as a key; empty where it could. */
  failure = $state('')
  /** Whether the browser has room for it. */
  isKept = $state(true)
  /** Whether the table has said something about the box as it is now. */
  isChecked = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(
    private readonly title: string,
    private readonly usualName: string,
  ) {
    this.box = keptBox()
    this.ask(0)
  }

  get name(): string {
    return this.box.name || this.usualName
  }

  get sections() {
    return sectionsOf(this.box, this.title)
  }

  has(section: string): boolean {
    return section in this.sections
  }

  /** Put values into a section, or take it out of the box for null. */
  put(section: string, values: Values | null): void {
    this.take(withSection(this.box, this.title, section, values))
  }

  take(box: KeptBox): void {
    this.box = box
    this.isKept = keepBox(box)
    this.isChecked = false
    this.ask(PAUSE)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.asked++
  }

  private ask(delay: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.check(), delay)
  }

  private async check(): Promise<void> {
    const number = ++this.asked
    try {
      const found = isEmpty(this.box, this.title) ? [] : (await checkBox(this.title, { name: this.name, sections: this.sections })).problems
      // A later question has a later answer.
      if (number !== this.asked) return
      this.problems = found
      this.failure = ''
      this.isChecked = true
    } catch (error) {
      if (number !== this.asked) return
      this.failure = failureKey(error)
      if (error instanceof Refusal && PASSING.has(error.code)) this.ask(RETRY)
    }
  }
}
