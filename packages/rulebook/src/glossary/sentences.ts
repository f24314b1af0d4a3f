import type { Nothing } from '@cardroom/engine'

/** Words of the filings that carry a rule. */
export type FilingTerm =
  | 'action'
  | 'action-button'
  | 'action-only'
  | 'action-pile'
  | 'bonus-card'
  | 'boxed-card'
  | 'card-values'
  | 'condition'
  | 'copy'
  | 'dead-hand'
  | 'drop'
  | 'frozen'
  | 'hard-hand'
  | 'joker'
  | 'kum-kum'
  | 'natural'
  | 'natural-22'
  | 'non-comoquers'
  | 'open-pair'
  | 'option-card'
  | 'out-card'
  | 'pat'
  | 'push'
  | 'qualifier'
  | 'rope'
  | 'round-of-betting'
  | 'scrap-of-paper'
  | 'short-buy'
  | 'side-pot'
  | 'soft-hand'
  | 'square'
  | 'string-bet'
  | 'substantial-action'
  | 'tops'
  | 'total-table-action'
  | 'valle'
  | 'wheel'

/** Words that do not mean the same in every filing. */
export type AmbiguousTerm = 'bonus-card' | 'card-values' | 'total-table-action'

/** The meanings of such words. */
export type TermMeaning =
  | Exclude<FilingTerm, AmbiguousTerm>
  | 'baccarat-values'
  | 'blackjack-values'
  | 'values-without-tens'
  | 'values-of-pan-9'
  /** The cards that count more beside their partner, and how much: 11½, 12, 10½. */
  | 'bonus-ace-half'
  | 'bonus-ace-twelve'
  | 'bonus-king-to-ten'
  | 'bonus-king-to-jack'
  | 'action-of-all-wagers'
  | 'action-of-game-wagers'
  | 'action-of-ante-blind-trips'

/** What glossaries say. */
export interface GlossarySentences extends Record<`word-${FilingTerm}` | `means-${TermMeaning}`, Nothing> {}
