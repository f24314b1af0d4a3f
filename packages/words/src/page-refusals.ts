import type { Nothing } from '@cardroom/engine'

/** Why a page refuses something itself, without a request. */
export interface PageRefusals {
  'page-line-lost': Nothing
  /** A player with a seat, or on a waiting list, keeps the name that is known there. */
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
