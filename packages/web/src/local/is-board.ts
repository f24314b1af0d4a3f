import { IS_SITE } from './is-site.ts'

/**
 * The page was opened as a board above a table. It is nobody's: whoever else uses this browser may have a seat, and a
 * board shows what everybody sees.
 */
export const IS_BOARD = !IS_SITE && /^\/board(\/|$)/.test(globalThis.location?.pathname ?? '')
