import type { Cite, Word } from '@cardroom/engine'
import { sayer } from '@cardroom/engine/say'
import type { AmbiguousTerm, FilingTerm, GlossarySentences, TermMeaning } from './sentences.ts'

/** Words that carry a rule in several filings; each filing has its own lines. */

const say = sayer<GlossarySentences>()

const meaning =
  (term: FilingTerm, means: TermMeaning) =>
  (cite: Cite): Word => ({ word: say(`word-${term}`), means: say(`means-${means}`), cite })

const word = (term: Exclude<FilingTerm, AmbiguousTerm>) => meaning(term, term)

/** What is decided by adding points. */
export const baccaratValues = meaning('card-values', 'baccarat-values')
export const natural89 = word('natural')
export const blackjackValues = meaning('card-values', 'blackjack-values')
export const valuesWithoutTens = meaning('card-values', 'values-without-tens')
export const pan9Values = meaning('card-values', 'values-of-pan-9')
export const natural22 = word('natural-22')
export const jokerCounts = word('joker')
export const softHand = word('soft-hand')
export const hardHand = word('hard-hand')

/** A card that makes more with its partner in the first two cards: 10½, 11½. */
export const bonusCard = (
  which: 'ace-half' | 'ace-twelve' | 'king-to-ten' | 'king-to-jack',
  cite: Cite,
): Word => meaning('bonus-card', `bonus-${which}`)(cite)

/** The words for opponents and stakes. */
export const totalTableAction = meaning('total-table-action', 'action-of-all-wagers')
export const totalGameAction = meaning('total-table-action', 'action-of-game-wagers')
export const totalAnteAction = meaning('total-table-action', 'action-of-ante-blind-trips')
export const action = word('action')
export const actionButton = word('action-button')
export const actionPile = word('action-pile')
export const copy = word('copy')
export const push = word('push')
export const frozen = word('frozen')
export const qualifier = word('qualifier')
export const boxedCard = word('boxed-card')
export const kumKum = word('kum-kum')

/** Pot games. */
export const wheel = word('wheel')
export const pat = word('pat')
export const actionOnly = word('action-only')
export const scrapOfPaper = word('scrap-of-paper')
export const openPair = word('open-pair')
export const shortBuy = word('short-buy')

interface PokerWordLines {
  readonly substantialAction: Cite
  readonly dead: Cite
  readonly drop: Cite
  readonly round: Cite
  readonly sidePot: Cite
  readonly string: Cite
}

/** What a filing's glossary of poker words decides at the table. */
export const pokerWords = (at: PokerWordLines): readonly Word[] => [
  word('substantial-action')(at.substantialAction),
  word('dead-hand')(at.dead),
  word('drop')(at.drop),
  word('round-of-betting')(at.round),
  word('side-pot')(at.sidePot),
  word('string-bet')(at.string),
]

/** Pan. */
export const rope = word('rope')
export const square = word('square')
export const condition = word('condition')
export const valle = word('valle')
export const optionCard = word('option-card')
export const outCard = word('out-card')
export const tops = word('tops')
export const nonComoquers = word('non-comoquers')
