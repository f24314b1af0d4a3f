import type { BankedIncidentSentences } from '@cardroom/engine/banked'
import { type Nothing, sayer } from '@cardroom/engine/say'

/** Incidents that single filings of player-dealer games print: when they happen, and what follows. */
export interface FiledIncidentSentences {
  // Pai gow
  'pai-gow-when-foul-setting': Nothing
  'pai-gow-when-house-way-misplayed': Nothing
  'pai-gow-when-house-way-changed': Nothing
  'pai-gow-when-stub-count': Nothing
  'pai-gow-when-boxed-card': Nothing
  'pai-gow-when-exposed-card': Nothing
  'pai-gow-when-shown-by-player': Nothing
  'pai-gow-when-wrong-count': Nothing
  'pai-gow-when-wrong-front': Nothing
  'pai-gow-when-hand-mixed': Nothing
  'pai-gow-when-cards-touched': Nothing
  'pai-gow-when-dealer-set-foul': Nothing
  'pai-gow-when-wager-touched': Nothing
  'pai-gow-when-odd-increment': Nothing
  'pai-gow-when-play-dispute': Nothing
  'pai-gow-when-surrender': Nothing
  'pai-gow-then-base-wager-lost': Nothing
  'pai-gow-then-set-right': Nothing
  'pai-gow-then-setting-stands': Nothing
  'pai-gow-then-misdeal-not-printed': Nothing
  'pai-gow-then-replaced-from-stub': Nothing
  'pai-gow-then-stays-in-hand': Nothing
  'pai-gow-then-completed': Nothing
  'pai-gow-then-dead-with-collection': Nothing
  'pai-gow-then-foul': Nothing
  'pai-gow-then-floor-sets': Nothing
  'pai-gow-then-largest-wager': Nothing
  'pai-gow-then-all-hands-shown': Nothing
  // Pan 9
  'pan-9-when-exposed-in-deal': Nothing
  'pan-9-when-exposed-draw-card': Nothing
  'pan-9-when-card-off-table': Nothing
  'pan-9-when-wrong-spot': Nothing
  'pan-9-when-wrong-count-of-house': Nothing
  'pan-9-when-wrong-count': Nothing
  'pan-9-when-below-table': Nothing
  'pan-9-when-switched-cards': Nothing
  'pan-9-when-house-way-misplayed': Nothing
  'pan-9-when-hands-discussed': Nothing
  'pan-9-when-wager-changed': Nothing
  'pan-9-when-winner-removed': Nothing
  'pan-9-when-loser-removed': Nothing
  'pan-9-when-under-minimum': Nothing
  'pan-9-when-over-maximum': Nothing
  'pan-9-when-third-back-line': Nothing
  'pan-9-when-play-dispute': Nothing
  'pan-9-when-tabled-hand-touched': Nothing
  'pan-9-when-low-total-kept': Nothing
  'pan-9-then-never-a-misdeal': Nothing
  'pan-9-then-card-plays': Nothing
  'pan-9-then-replaced-later': Nothing
  'pan-9-then-replaced': Nothing
  'pan-9-then-foul': Nothing
  'pan-9-then-foul-and-barred': Nothing
  'pan-9-then-set-right': Nothing
  'pan-9-then-house-way': Nothing
  'pan-9-then-minimum-paid': Nothing
  'pan-9-then-still-owed': Nothing
  'pan-9-then-action-all-the-same': Nothing
  'pan-9-then-rest-no-action': Nothing
  'pan-9-then-no-action': Nothing
  'pan-9-then-largest-in-action': Nothing
  'pan-9-then-decided-once': Nothing
  'pan-9-then-warning': Nothing
  // Both
  'filed-when-foul-for-another-reason': Nothing
  'filed-when-side-bet': Nothing
  'filed-then-misdeal': Nothing
  'filed-then-forfeited': Nothing
  'filed-then-refused': Nothing
}

/** Reasons for the readings of single filings. */
export interface FiledReadingSentences {
  'pai-gow-why-fortune-joker': Nothing
  'pai-gow-why-envy-hand': Nothing
  'pai-gow-why-royal-match-joker': Nothing
  'pai-gow-why-wheel': Nothing
  'pai-gow-why-bank-foul': Nothing
  'baccarat-why-banker-three-card-seven': Nothing
  'banked-why-settlement-sweep': Nothing
  'baccarat-why-ez-natural': Nothing
  'blackjack-why-natural-against-22': Nothing
  'blackjack-why-switch-moment': Nothing
  'let-it-ride-why-base-pays': Nothing
  'blackjack-why-switched-against-23': Nothing
  'blackjack-why-insurance-amount': Nothing
  'blackjack-why-double-amount': Nothing
  'blackjack-why-super-match-seven-decks': Nothing
  'blackjack-why-surrender-price': Nothing
  'double-hand-why-deal': Nothing
  'pan-9-why-empty-spots': Nothing
  'comstock-why-jackpot': Nothing
  'no-bust-why-bank-natural': Nothing
  'no-bust-why-button-from': Nothing
  'pai-gow-why-envy-least': Nothing
  'blackjack-why-natural-after-split': Nothing
  'blackjack-why-settlement-direction': Nothing
  'fortune-why-deal': Nothing
  'blackjack-why-button-faces': Nothing
  'blackjack-why-button-from': Nothing
  'three-card-why-unqualified-tie': Nothing
  'three-card-why-unqualified-ante': Nothing
  'face-up-why-deal': Nothing
  'spanish-why-double-double': Nothing
  'spanish-why-natural-against-natural': Nothing
  'spanish-why-match-decks': Nothing
  'spanish-why-two-suited-matches': Nothing
  'tiles-why-button-passed-to': Nothing
  'tiles-why-gee-joon': Nothing
}

/** The sentences of filed games against a player-dealer. */
export interface FiledBankedSentences extends FiledIncidentSentences, FiledReadingSentences {}

/** Says those sentences, and the ones that all player-dealer games share. */
export const sayOfBanked = sayer<FiledBankedSentences & BankedIncidentSentences>()
