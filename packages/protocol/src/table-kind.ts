/** `banked` games are played against a player-dealer, `pot` games for a pot. */
export type TableKind = 'banked' | 'pot'
