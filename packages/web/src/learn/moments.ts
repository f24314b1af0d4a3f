import type { Saying } from '@cardroom/engine'
import type {
  BaccaratSentences,
  BankedSentences,
  LetItRideSentences,
  Pan9Sentences,
  ThreeCardSentences,
  TilesSentences,
  UltimateSentences,
} from '@cardroom/engine/banked'
import type { BlackjackSentences } from '@cardroom/engine/blackjack'
import type { PaiGowSentences, TwoHandSentences } from '@cardroom/engine/pai-gow'
import type { PanSheetSentences } from '@cardroom/engine/pan'
import type { PokerSheetSentences } from '@cardroom/engine/poker'

/** The parts of a round that a lesson stops at. */
export type LessonMoment = 'opening' | 'first-action' | 'deal' | 'draws' | 'turns' | 'bank' | 'settling'

/** The moment of a sheet's step; with `move`, only where that is an option. */
interface StepMoment {
  readonly at: LessonMoment
  readonly alsoAt?: LessonMoment
  readonly move?: string
}

type SheetKey = keyof (BaccaratSentences &
  BankedSentences &
  BlackjackSentences &
  LetItRideSentences &
  PaiGowSentences &
  Pan9Sentences &
  PanSheetSentences &
  PokerSheetSentences &
  ThreeCardSentences &
  TilesSentences &
  TwoHandSentences &
  UltimateSentences)

const opening: StepMoment = { at: 'opening' }
const deal: StepMoment = { at: 'deal' }
const draws: StepMoment = { at: 'draws' }
const turns: StepMoment = { at: 'turns' }
const bank: StepMoment = { at: 'bank' }
const settling: StepMoment = { at: 'settling' }

/** The steps of the families' sheets, by their sentences. */
const STEP_MOMENTS = {
  'banked-position-offered': opening,
  'banked-wagers-are-made': opening,
  'banked-first-action': { at: 'first-action' },
  'banked-settled-as-covered': settling,
  'baccarat-two-cards-each': deal,
  'baccarat-natural': draws,
  'baccarat-player-draws': draws,
  'baccarat-banker-alone': draws,
  'baccarat-banker-by-chart': draws,
  'baccarat-house-way': turns,
  'blackjack-deal': deal,
  'blackjack-checked-under': deal,
  'blackjack-not-checked': deal,
  'blackjack-super-match-settled': deal,
  'blackjack-frozen-hand': deal,
  'blackjack-all-frozen': deal,
  'blackjack-naturals-at-once': deal,
  'blackjack-insurance': { at: 'turns', move: 'insure' },
  'blackjack-switching': { at: 'turns', move: 'switch' },
  'blackjack-turns': turns,
  'blackjack-bank-by-chart': bank,
  'let-it-ride-stacks': deal,
  'let-it-ride-community': deal,
  'let-it-ride-pull': turns,
  'let-it-ride-opening': settling,
  'let-it-ride-least-pair': settling,
  'pai-gow-deal': deal,
  'tiles-deal': deal,
  'two-hands-players-set': turns,
  'two-hands-largest-wager': turns,
  'pai-gow-foul': turns,
  'two-hands-bank-by-chart': bank,
  'two-hands-bank-sets': bank,
  'pai-gow-ace-high-push': settling,
  'pan-9-cards-each': deal,
  'pan-9-in-turn': turns,
  'pan-9-largest-wager': turns,
  'pan-9-warned': turns,
  'pan-9-bank-draws': bank,
  'three-card-stacks': deal,
  'three-card-bottom-card': deal,
  'three-card-play-or-fold': turns,
  'three-card-fold-forfeits': turns,
  'three-card-fold-keeps': turns,
  'three-card-qualifies': settling,
  'ultimate-from-shuffler': deal,
  'ultimate-street': turns,
  'ultimate-play-once': turns,
  'ultimate-fold': { at: 'turns', move: 'fold' },
  'ultimate-trips-stay': { at: 'turns', move: 'fold' },
  'ultimate-qualifies': settling,
  'poker-blinds-posted': opening,
  'poker-antes': opening,
  'poker-up-card-opens': opening,
  'poker-street': { at: 'deal', alsoAt: 'draws' },
  'poker-bets': turns,
  'poker-no-check': turns,
  'poker-open-pair': turns,
  'poker-may-expose': { at: 'turns', move: 'expose' },
  'poker-throws-away': { at: 'turns', move: 'discard' },
  'poker-run-twice': { at: 'turns', move: 'run-twice' },
  'poker-reshuffled': deal,
  'poker-showdown-of': settling,
  'poker-showdown-on-each-board': settling,
  'pan-tops': opening,
  'pan-lowest-before-the-deal': opening,
  'pan-lowest-in-the-first-packet': opening,
  'pan-winner-starts': opening,
  'pan-winner-gone': opening,
  'pan-deal': deal,
  'pan-declare': { at: 'turns', move: 'in' },
  'pan-pass': { at: 'turns', move: 'pass' },
  'pan-draw': { at: 'turns', move: 'draw' },
  'pan-draw-again': { at: 'turns', move: 'draw' },
  'pan-used-or-discarded': { at: 'turns', move: 'discard' },
  'pan-lay-after-drawing': { at: 'turns', move: 'meld' },
  'pan-lay-after-using': { at: 'turns', move: 'meld' },
  'pan-discard': { at: 'turns', move: 'discard' },
  'pan-going-out': settling,
} satisfies Partial<Record<SheetKey, StepMoment>>

const known = new Map<string, StepMoment>(Object.entries(STEP_MOMENTS))

/** The moment of a sheet's step; unknown for a room's own sentences. */
export const stepMomentOf = (text: string | Saying): StepMoment | undefined =>
  typeof text === 'string' ? undefined : known.get(text.say)
