import { type Pot, type PotShare, type RulesOf, type Seat, sayer, type View } from '@cardroom/engine'
import type { PokerSheetSentences } from '@cardroom/engine/poker'
import type { AmountAsked, Explanation, FoundExercise } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import type { Chance } from '../table/chance.ts'
import { handSteps } from '../table/hands.ts'
import { isSettling, withoutAnswers } from '../table/quiet-view.ts'
import type { SeededTable } from '../table/seeded-table.ts'

const sheet = sayer<PokerSheetSentences>()

/** The most amounts that a question asks for. */
const MAX_ASKED_AMOUNTS = 15

/** How much each pot, and each half of it, pays to which hand. */
export function potShares(
  table: SeededTable,
  rules: RulesOf<'poker'>,
  chance: Chance,
): FoundExercise | undefined {
  if (!table.playUntil(isSettling)) return undefined
  const view = table.round.view('house')
  const live = liveIn(view)
  table.playOut()
  const { result } = table.round
  const won = result.pots ?? []
  // A single pot for a single winner is asked only now and then.
  const isPlain = won.length === 1 && won[0]?.to.length === 1
  if (
    live.length < 2 ||
    won.length === 0 ||
    won.length * live.length > MAX_ASKED_AMOUNTS ||
    (isPlain && !chance.oneIn(6))
  )
    return undefined
  const asked = won.flatMap((_, at) => live.map(seat => asking(at, seat)))
  return {
    question: sayInSchool('ask-pots'),
    situation: {
      view: withoutAnswers(view),
      facts: won.map(({ amount }, at) => ({ text: sayInSchool('fact-pot', { pot: at, cents: amount }) })),
    },
    asked: { by: 'cents', of: asked },
    key: {
      by: 'cents',
      cents: Object.fromEntries(
        won.flatMap(({ to }, at) => live.map(seat => [keyOf(at, seat), sumFor(to, seat)])),
      ),
    },
    why: [...handSteps(result, live.map(String)), ...won.flatMap((pot, at) => explainShares(rules, pot, at))],
  }
}

const keyOf = (pot: number, seat: Seat): string => `${pot}/${seat}`

const asking = (pot: number, seat: Seat): AmountAsked => ({
  key: keyOf(pot, seat),
  text: sayInSchool('amount-of-pot', { pot, who: String(seat) }),
})

const sumFor = (to: readonly PotShare[], seat: Seat): number =>
  to.reduce((sum, share) => (share.seat === seat ? sum + share.amount : sum), 0)

/** The hands that are still played. */
const liveIn = (view: View): Seat[] =>
  view.seats
    .map(({ seat }) => seat)
    .filter(seat =>
      view.piles.some(
        ({ place, cards, state }) => place === String(seat) && cards.length > 0 && state === undefined,
      ),
    )

function explainShares({ showdown }: RulesOf<'poker'>, { to }: Pot, pot: number): Explanation[] {
  const isOdd = new Set(to.map(({ amount }) => amount)).size > 1
  return [
    ...to.map(share => ({
      text: sayInSchool('why-share', { pot, who: String(share.seat), cents: share.amount, half: share.for }),
      cite: showdown.cite,
    })),
    ...(isOdd
      ? [{ text: sheet('poker-odd-chip', { to: showdown.oddChip.between }), cite: showdown.oddChip.cite }]
      : []),
  ]
}
