/**
 * Whom one plays against: a player-dealer who pays and takes (`banked`), the others for what lies in the middle
 * (`pot`), or the others hand by hand, with melds (`rummy`).
 */
export type Kind = 'banked' | 'pot' | 'rummy'
