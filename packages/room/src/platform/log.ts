/** The levels of the log, from details for finding faults to errors that need attention. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The subject of a log line; never a card, a token or a secret. */
export interface LogSubject {
  /** `warn` by default: most lines are about trouble. */
  readonly level?: LogLevel
  readonly table?: string
  /** A person's id; names are the players' own. */
  readonly person?: string
  /** What was thrown. */
  readonly error?: unknown
}

/** Writes a line to the log. It never throws. */
export type Log = (what: string, about?: LogSubject) => void
