/** The channel of notifications between nodes. */
export const NOTIFY_CHANNEL = 'cardroom'

/** A request is answered within so many milliseconds, or withdrawn. */
export const REQUEST_TIMEOUT_MS = 8_000

/** A request that may still be answered, in SQL. */
export const isOpenRequest = (request: string): string =>
  `${request}.answer IS NULL AND ${request}.at > clock_timestamp() - interval '${REQUEST_TIMEOUT_MS} milliseconds'`
