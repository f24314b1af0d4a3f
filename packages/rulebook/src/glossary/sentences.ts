import type { Nothing } from '@cardroom/engine'

/** Words of the filings that carry a rule. */
export type Term =
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
export type Ambiguous = 'bonus-card' | 'card-values' | 'total-table-action'

/** What is meant by them. */
export type Meaning =
  | Exclude<Term, Ambiguous>
  | 'baccarat-values'
  | 'blackjack-values'
  | 'values-without-tens'
  | 'values-of-pan-9'
  /** Which cards count more beside their partner, and what for: 11½, 12, 10½. */
  | 'bonus-ace-half'
  | 'bonus-ace-twelve'
  | 'bonus-king-to-ten'
  | 'bonus-king-to-jack'
  | 'action-of-all-wagers'
  | 'action-of-game-wagers'
  | 'action-of-ante-blind-trips'

/** What glossaries say. */
export interface GlossarySentences extends Record<`word-${Term}` | `means-${Meaning}`, Nothing> {}
