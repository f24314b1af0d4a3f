/** How often the line is looked at, and how long it may be quiet before it is asked whether somebody is there. */
const LOOK = 1_000
const QUIET = 2_500
/** An answer that takes so long will hardly come. */
const SILENT = 2_500
/** After so long it is tried on another line. */
const DEAD = 20_000

interface Line {
  now(): number
  /** Asks whether somebody is there. */
  ask(): void
  /** Nobody has answered, or somebody has again. */
  silent(isSilent: boolean): void
  /** Nobody will. */
  dead(): void
}

/** Notices when nobody answers at the other end, though the line was never cut. */
export class Heartbeat {
  readonly #line: Line
  #heard: number
  #asked: number | undefined
  #isSilent = false
  readonly #timer: ReturnType<typeof setInterval>

  constructor(line: Line) {
    this.#line = line
    this.#heard = line.now()
    this.#timer = setInterval(() => this.#look(), LOOK)
  }

  /** Something has come. */
  heard(): void {
    this.#heard = this.#line.now()
    this.#asked = undefined
    if (!this.#isSilent) return
    this.#isSilent = false
    this.#line.silent(false)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const now = this.#line.now()
    if (this.#asked === undefined) {
      if (now - this.#heard < QUIET) return
      this.#asked = now
      this.#line.ask()
      return
    }
    const waited = now - this.#asked
    if (waited >= SILENT && !this.#isSilent) {
      this.#isSilent = true
      this.#line.silent(true)
    }
    if (waited >= DEAD) this.#line.dead()
  }
}
