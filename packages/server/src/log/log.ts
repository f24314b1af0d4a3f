import { LOG_LEVELS, type Log, type LogLevel } from '@cardroom/room'

export const LOG_FORMATS = ['text', 'json'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

export interface LogOptions {
  readonly level: LogLevel
  readonly format: LogFormat
  /** Writes a line, which ends with its line feed. */
  readonly write: (line: string) => void
  readonly now?: () => number
}

export function logOf({ level, format, write, now = Date.now }: LogOptions): Log {
  const least = LOG_LEVELS.indexOf(level)
  const lineOf = format === 'json' ? jsonLine : textLine
  return (what, { level = 'warn', error, ...whom } = {}) => {
    if (LOG_LEVELS.indexOf(level) < least) return
    const at = new Date(now()).toISOString()
    write(
      `${lineOf({ at, level, what: withoutSecrets(what), ...whom }, error === undefined ? '' : errorText(error))}\n`,
    )
  }
}

interface Line {
  readonly at: string
  readonly level: LogLevel
  readonly what: string
  readonly table?: string
  readonly person?: string
}

const jsonLine = ({ at, ...line }: Line, error: string): string =>
  JSON.stringify({ time: at, ...line, ...(error === '' ? {} : { error }) })

/** Formats one line of text; a thrown error follows below, indented. */
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

const errorText = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Hides secrets and hashes of tokens, which have 64 digits, and passwords in URLs. */
const withoutSecrets = (text: string): string =>
  text.replace(/\b[0-9a-f]{64}\b/g, '(hidden)').replace(/(\w:\/\/[^\s:/@]*:)[^\s@]+@/g, '$1(hidden)@')
