import type { Nothing, Saying } from '../../say/saying.ts'
import type {
  CapException,
  CardFacing,
  DrawRules,
  FirstToAct,
  HolePlays,
  KillRules,
  LimitKind,
  OddBetween,
  PokerRanking,
  PotHalf,
  ShowdownRules,
  Street,
  StreetName,
} from '../rules/rules.ts'

type UpCard = 'high' | 'low'

/** What the sheet of a pot game says. */
export interface PokerSheetSentences {
  'poker-table': Nothing
  /** Ranks that are not in the deck, as cards write them. */
  'poker-deck': { without: readonly string[]; jokers: number }
  'poker-may-add-joker': Nothing
  'poker-seats': { places: number }
  'poker-hands-at-most': { hands: number }
  'poker-button-without': Nothing
  'poker-boards': { boards: number }
  'poker-deck-runs-out': Nothing
  'poker-buttons': { blinds: boolean }
  'poker-burns': { streets: readonly StreetName[] }
  'poker-button-draw': { by: 'dealt' | 'drawn'; suits: boolean }

  'poker-a-hand': Nothing
  'poker-blinds-posted': Nothing
  'poker-antes': Nothing
  'poker-up-card-opens': {
    card: UpCard
    ace: UpCard
    equal: 'suit' | 'position'
    puts: 'bring-in' | 'bet'
    houseMayChange: boolean
  }
  'poker-run-twice': Nothing
  'poker-showdown-of': { pot: Saying }
  'poker-showdown-on-each-board': { hands: readonly PokerRanking[] }

  'poker-street': { street: StreetName; dealt: readonly Saying[] }
  'poker-each-gets': { cards: readonly Saying[] }
  'poker-cards-lie': { cards: number; lie: CardFacing }
  'poker-to-the-board': { cards: number; boards: number }
  'poker-may-replace': { most: number; dealerMost: number | undefined; served: DrawRules['served'] }
  'poker-reshuffled': { again: DrawRules['reshuffle']['again'] }
  'poker-throws-away': { cards: number; when: 'before-betting' | 'after-betting' }
  'poker-bets': { first: FirstToAct }
  'poker-open-pair': Nothing
  'poker-no-check': Nothing
  'poker-may-expose': Nothing

  'poker-betting': Nothing
  'poker-limit-kinds': { kinds: readonly LimitKind[] }
  'poker-limits': { limits: readonly Saying[] }
  'poker-limit-on': { streets: readonly StreetName[]; bet: Street['bet'] }
  'poker-raises': { most: number; lifted: CapException }
  'poker-check-raise': { allowed: boolean }
  'poker-full-bet': Nothing
  'poker-least-raise': Nothing
  'poker-dealt-in-at-once': Nothing
  'poker-new-player-posts': Nothing
  'poker-straddle': { from: 'left-of-big-blind' | undefined; times: number | undefined }
  'poker-kill': { cards: number; times: number; acts: KillRules['acts'] }
  'poker-ace-low-for-button': Nothing
  'poker-single-blind': Nothing
  'poker-one-live-blind-a-deal': Nothing
  'poker-kill-again': Nothing

  'poker-showdown': Nothing
  /** Cards of one's own in the whole hand, and whether there are others to play with. */
  'poker-plays': { plays: HolePlays; own: number; board: boolean }
  'poker-shows-first': { who: 'last-to-act' | 'first-to-check' }
  'poker-half-needs': { half: PotHalf['for']; hand: 'pair' }
  'poker-odd-chip': { to: OddBetween }
  'poker-mucks': Nothing
  'poker-nobody-qualifies': Nothing
  'poker-checked-seven': {
    late: NonNullable<ShowdownRules['checkedSeven']>['lateBets']
    limitOnly: boolean
  }
  'poker-also-played': { pot: Saying }
  'poker-dead-seat-dealt': Nothing
  /** By which hands the pot is won, or its halves are. */
  'poker-pot-to': { hands: readonly PokerRanking[] }
}
