/** The page was written for places without a card room: everything runs in it, and no server knows its addresses. */
export const IS_SITE = import.meta.env.MODE === 'site'
