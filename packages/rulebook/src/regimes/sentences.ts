import type { Nothing, Saying } from '@cardroom/engine'
import type { ProvisionMeaning } from './provisions.ts'

/** What a regime asks for, and what it finds in a filed game. */
export interface RegimeSentences {
  'regime-title': { name: string }
  'regime-column-asks': Nothing
  'regime-column-means': Nothing
  'regime-column-stands': Nothing
  /** What a rule means for the game, with what was found there. */
  'regime-means': { meaning: ProvisionMeaning; what: Saying | undefined }
  'regime-not-about-this-game': Nothing

  'regime-rounds-in-a-row': Nothing
  'regime-fixed-wager': Nothing
  'regime-house-never-banks': Nothing
  'regime-offered-every-hand': Nothing
  'regime-others-in-time': { players: number; minutes: number }
  'regime-providers-at-most': { most: number }
  'regime-provider-passes-on': { rounds: number }
  'regime-provider-only-banks': Nothing
  'regime-notice': Nothing
  'regime-words-not-in-name': { words: readonly string[] }
  'regime-no-bust': Nothing
  'regime-target-not': { points: number }
  'regime-natural-decides-nothing': Nothing
  'regime-ties-to-the-player': Nothing

  'regime-has-rounds': { rounds: number }
  'regime-has-cover': Nothing
  'regime-has-players-only': Nothing
  'regime-post-the-notice': Nothing
  'regime-has-word': { name: string; word: string }
  'regime-has-bust': { above: number }
  'regime-has-target': { points: number }
  'regime-has-natural': { natural: string }
  'regime-has-ties': Nothing

  /** What a comparison of odds compares. */
  'regime-compared': { name: string }
}

/** Why a table does not run under a regime, or the regime is unknown. */
export interface RegimeRefusals {
  'no-such-regime': { regime: string; known: readonly string[] }
  /** The game as filed may not be dealt under it. */
  'regime-forbids': { regime: string; game: string }
  /** A table claims to run under a regime, and does not. */
  'regime-otherwise': { regime: string }
  /** The regime changes nothing about the worth of the game's wagers. */
  'regime-changes-nothing': { regime: string; game: string }
}
