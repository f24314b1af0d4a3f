import type { Cents } from '../../money/cents.ts'
import type { Cite } from '../../rules/cite.ts'
import { calledFor, type ShortBuys } from '../../rules/seating.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { type Nothing, type Saying, sayer } from '../../say/saying.ts'
import type { ComeBack } from '../rules/blind-rules.ts'
import type { PokerRules } from '../rules/rules.ts'

/** What the sheet of a pot game says of coming to a table and leaving it. */
export interface PokerComingSentences {
  'coming-title': Nothing
  'coming-buy-in': { minimumBets: number | undefined; short: ShortBuys }
  'coming-free-hands': Nothing
  'coming-missed': { ways: readonly ComeBack[] }
  'coming-in-the-middle': Nothing
  'coming-two-big-blinds': Nothing
  'coming-all-made-up': { from: readonly Cents[] }
  'coming-new-no-longer': { after: number; at: readonly Cents[] }
  'coming-seat-change': { ways: readonly ComeBack[] }
  'coming-let-pass': Nothing
  'coming-short-game': { players: number }
  'coming-held': { minutes: number }
  'coming-called': { minutes: number }
  'coming-returns': { minutes: number }
}

const say = sayer<PokerComingSentences>()

const where = <R extends { readonly cite: Cite }>(
  rule: R | undefined,
  says: (rule: R) => Saying,
): Statement[] => (rule ? [{ text: says(rule), cite: rule.cite }] : [])

const filed = (cite: Cite | undefined, text: Saying): Statement[] => (cite ? [{ text, cite }] : [])

/** Buy-ins, missed blinds, changes of seat, as far as they are printed. */
export function comingSections({ seating = {}, blindRules = {} }: PokerRules): Section[] {
  const { buyIn, held, returns, changes } = seating
  const { missed, allMadeUp, newNoLonger, seatChange } = blindRules
  const lines: Statement[] = [
    ...where(buyIn, ({ minimumBets, shortBuys: short }) => say('coming-buy-in', { minimumBets, short })),
    ...filed(blindRules.freeHands, say('coming-free-hands')),
    ...where(missed, ({ ways }) => say('coming-missed', { ways })),
    ...filed(blindRules.inTheMiddle, say('coming-in-the-middle')),
    ...filed(blindRules.twoBigBlinds, say('coming-two-big-blinds')),
    ...where(allMadeUp, ({ from }) => say('coming-all-made-up', { from })),
    ...where(newNoLonger, ({ after, at }) => say('coming-new-no-longer', { after, at })),
    ...where(seatChange, ({ ways }) => say('coming-seat-change', { ways })),
    ...filed(seatChange?.letPass, say('coming-let-pass')),
    ...where(changes, ({ players }) => say('coming-short-game', { players })),
    ...where(held, ({ minutes }) => say('coming-held', { minutes })),
    ...where(calledFor({ seating }), ({ minutes }) => say('coming-called', { minutes })),
    ...where(returns, ({ minutes }) => say('coming-returns', { minutes })),
  ]
  return [{ title: say('coming-title'), lines }]
}
