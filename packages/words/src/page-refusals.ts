import type { Nothing } from '@cardroom/engine'

/** Why a page does not do something, before it asks anybody. */
export interface PageRefusals {
  'page-line-lost': Nothing
  /** Somebody who has a seat, or waits for one, keeps the name that is known there. */
  'page-name-kept': Nothing
  /** No game against a player-dealer has this id. */
  'page-no-odds': { game: string }
  /** No decision comes up, or none whose choices have values. */
  'page-nothing-to-practise': { game: string }
  /** An input of a round that is not a decision. */
  'page-no-decision-there': { round: string; at: number }
  'page-not-a-seed': { seed: string }
  /** A browser was asked for a passkey, and brought none. */
  'page-no-passkey': Nothing
  /** No player may be called so. */
  'page-not-a-name': Nothing
}
