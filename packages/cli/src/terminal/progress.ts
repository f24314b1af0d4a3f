import { styleText } from 'node:util'
import { english } from '@cardroom/words/en'

const BAR_WIDTH = 30
const REDRAW_MS = 100
/** Shorter work shows no bar. */
const PATIENCE_MS = 1000

/** Shows a bar on standard error during long work; nothing without a terminal. */
export class Progress {
  readonly #out = process.stderr
  readonly #started = performance.now()
  #drawn = 0

  readonly show = (what: string, done: number, of: number): void => {
    if (!this.#out.isTTY) return
    const now = performance.now()
    if (now - this.#started < PATIENCE_MS || now - this.#drawn < REDRAW_MS) return
    this.#drawn = now
    const part = done / of
    const full = Math.round(part * BAR_WIDTH)
    const left = Math.ceil(((now - this.#started) / 1000) * (1 / part - 1))
    const bar = styleText('cyan', '█'.repeat(full)) + '░'.repeat(BAR_WIDTH - full)
    this.#out.write(
      `\r\u001b[2K${bar} ${english.percent(Math.floor(part * 100) / 100, 0)}  ${what}, ${english.seconds(left)} left`,
    )
  }

  end(): void {
    if (this.#drawn > 0) this.#out.write('\r\u001b[2K')
  }
}
