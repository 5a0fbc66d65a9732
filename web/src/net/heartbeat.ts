/** Whether anybody is still at the other end of a line that looks open. */

/** Milliseconds of silence before asking while the page is seen, and while it is not. */
const QUIET = 1_600
const QUIET_UNSEEN = 20_000
/** Milliseconds for an answer: together with the silence less than three seconds. */
const PATIENCE = 1_300
/** A slow line may still answer after that: so much longer before it is given up. */
const HOPE = 6_000

export interface Line {
  /** Ask for a sign of life. */
  ask(): void
  fellSilent(): void
  spokeAgain(): void
  hangUp(): void
}

export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined
  private isSilent = false

  constructor(private readonly line: Line) {}

  /** Something came: all is well for a while. */
  heard(): void {
    if (this.isSilent) this.line.spokeAgain()
    this.isSilent = false
    this.wait(() => this.ask(), document.visibilityState === 'hidden' ? QUIET_UNSEEN : QUIET)
  }

  /** Ask now, where there is reason to doubt. */
  ask(): void {
    this.line.ask()
    this.wait(() => this.missed(), PATIENCE)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.isSilent = false
  }

  private missed(): void {
    this.isSilent = true
    this.line.fellSilent()
    this.wait(() => this.line.hangUp(), HOPE)
  }

  private wait(then: () => void, milliseconds: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(then, milliseconds)
  }
}
