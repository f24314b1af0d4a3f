import { IS_SITE } from '../../shared/routing/is-site.ts'

/**
 * Whether the page was opened as a board. A board has no player, even if the browser's user has a seat: it shows what
 * everybody sees.
 */
export const IS_BOARD = !IS_SITE && /^\/board(\/|$)/.test(globalThis.location?.pathname ?? '')
