/** Without blanks and slashes, as records write `3/Kim double`. */
export const PLAYER_NAME = /^[\p{L}\p{N}_.-]{1,20}$/u

/** Whether a player may have this name; for pages without the schemas. */
export const isPlayerName = (name: string): boolean => PLAYER_NAME.test(name)
