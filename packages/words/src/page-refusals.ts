import type { Nothing } from '@cardroom/engine'

/** Why a page does not do something, before it asks anybody. */
export interface PageRefusals {
  'page-line-lost': Nothing
  'page-not-json': Nothing
  'page-no-object': Nothing
  /** No game against a player-dealer has this id. */
  'page-no-odds': { game: string }
}
