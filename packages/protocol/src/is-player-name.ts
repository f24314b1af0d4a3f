/** No blanks and no slash: records write `3/Kim double`. */
export const PLAYER_NAME = /^[\p{L}\p{N}_.-]{1,20}$/u

/** Whether a player may be called so; a page that knows no schema asks this. */
export const isPlayerName = (name: string): boolean => PLAYER_NAME.test(name)
