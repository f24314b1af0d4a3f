import type { Log, LogLevel } from '@cardroom/room'
import { pino } from 'pino'

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
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'what',
      timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
      formatters: { level: level => ({ level }) },
      serializers: { error: errorText },
    },
    { write: format === 'json' ? write : line => write(textLine(JSON.parse(line) as JsonLine)) },
  )
  return (what, { level = 'warn', ...about } = {}) => logger[level](about, withoutSecrets(what))
}

interface JsonLine {
  readonly time: string
  readonly level: LogLevel
  readonly what: string
  readonly table?: string
  readonly person?: string
  readonly error?: string
}

/** Formats one line of text; a thrown error follows below, indented. */
function textLine({ time, level, what, table, person, error }: JsonLine): string {
  const words = [
    time,
    level.padEnd(5),
    ...(table === undefined ? [] : [`table=${table}`]),
    ...(person === undefined ? [] : [`person=${person}`]),
    what,
  ]
  const thrown = error === undefined ? '' : `\n${error}`.replaceAll('\n', '\n    ')
  return `${words.join(' ').replace(/[\r\n]+/g, ' ')}${thrown}\n`
}

const errorText = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Hides secrets and hashes of tokens, which have 64 digits, and passwords in URLs. */
const withoutSecrets = (text: string): string =>
  text.replace(/\b[0-9a-f]{64}\b/g, '(hidden)').replace(/(\w:\/\/[^\s:/@]*:)[^\s@]+@/g, '$1(hidden)@')
