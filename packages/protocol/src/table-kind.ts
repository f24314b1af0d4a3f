import type { GameKind } from '@cardroom/engine'

/** `banked` games are played against a player-dealer, `pot` games for a pot, `rummy` games hand by hand. */
export type TableKind = GameKind
