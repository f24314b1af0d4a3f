/**
 * The opponents of a player: a player-dealer who pays and takes (`banked`), the others for the pot (`pot`), or
 * the others hand by hand, with melds (`rummy`).
 */
export type GameKind = 'banked' | 'pot' | 'rummy'
