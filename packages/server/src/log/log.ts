/** From what only whoever looks for a fault wants to read to what somebody must see to. */
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type Level = (typeof LEVELS)[number]

export const FORMATS = ['text', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** Whom and what a line is about; never a card, a token or a secret. */
export interface About {
  /** `warn`, if nothing is said: most of what is told is trouble. */
  readonly level?: Level
  readonly table?: string
  /** A person's id; names are the players' own. */
  readonly person?: string
  /** What was thrown. */
  readonly error?: unknown
}

/** Tells whoever runs the house something. Nothing it does can fail. */
export type Log = (what: string, about?: About) => void

export interface LogOptions {
  readonly level: Level
  readonly format: Format
  /** Where lines go, each with its line feed. */
  readonly write: (line: string) => void
  readonly now?: () => number
}

export function logOf({ level, format, write, now = Date.now }: LogOptions): Log {
  const least = LEVELS.indexOf(level)
  const lineOf = format === 'json' ? jsonLine : textLine
  return (what, { level = 'warn', error, ...whom } = {}) => {
    if (LEVELS.indexOf(level) < least) return
    const at = new Date(now()).toISOString()
    write(`${lineOf({ at, level, what: hidden(what), ...whom }, error === undefined ? '' : told(error))}\n`)
  }
}

interface Line {
  readonly at: string
  readonly level: Level
  readonly what: string
  readonly table?: string
  readonly person?: string
}

const jsonLine = ({ at, ...line }: Line, error: string): string =>
  JSON.stringify({ time: at, ...line, ...(error === '' ? {} : { error }) })

/** One line, whatever is in it: only what was thrown goes on below, set in. */
function textLine({ at, level, what, table, person }: Line, error: string): string {
  const words = [
    at,
    level.padEnd(5),
    ...(table === undefined ? [] : [`table=${table}`]),
    ...(person === undefined ? [] : [`person=${person}`]),
    what,
  ]
  const thrown = error === '' ? '' : `\n${error}`.replaceAll('\n', '\n    ')
  return `${words.join(' ').replace(/[\r\n]+/g, ' ')}${thrown}`
}

const told = (error: unknown): string =>
  hidden(error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Secrets and hashes of tokens have 64 digits; passwords stand in addresses. */
const hidden = (text: string): string =>
  text.replace(/\b[0-9a-f]{64}\b/g, '(hidden)').replace(/(\w:\/\/[^\s:/@]*:)[^\s@]+@/g, '$1(hidden)@')
