import { type Pot, type PotShare, type RulesOf, type Seat, sayer, type View } from '@cardroom/engine'
import type { PokerSheetSentences } from '@cardroom/engine/poker'
import type { AmountAsked, Step } from '../exercise/exercise.ts'
import { say } from '../exercise/sentences.ts'
import { handSteps } from './hands.ts'
import { isSettling, type Kind, quiet } from './kind.ts'

const sheet = sayer<PokerSheetSentences>()

/** More amounts than these nobody writes down. */
const MOST_ASKED = 15

/** Which pot, and which half of it, gets whom what. */
export const pots: Kind = {
  has: ({ family }) => family === 'poker',
  find(table, chance) {
    const { rules } = table.game
    if (rules.family !== 'poker' || !table.playUntil(isSettling)) return undefined
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
      won.length * live.length > MOST_ASKED ||
      (isPlain && !chance.oneIn(6))
    )
      return undefined
    const asked = won.flatMap((_, at) => live.map(seat => asking(at, seat)))
    return {
      question: say('ask-pots'),
      situation: {
        view: quiet(view),
        facts: won.map(({ amount }, at) => ({ text: say('fact-pot', { pot: at, cents: amount }) })),
      },
      asked: { by: 'cents', of: asked },
      key: {
        by: 'cents',
        cents: Object.fromEntries(
          won.flatMap(({ to }, at) => live.map(seat => [keyOf(at, seat), sumFor(to, seat)])),
        ),
      },
      why: [...handSteps(result, live.map(String)), ...won.flatMap((pot, at) => shared(rules, pot, at))],
    }
  },
}

const keyOf = (pot: number, seat: Seat): string => `${pot}/${seat}`

const asking = (pot: number, seat: Seat): AmountAsked => ({
  key: keyOf(pot, seat),
  text: say('amount-of-pot', { pot, who: String(seat) }),
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

function shared({ showdown }: RulesOf<'poker'>, { to }: Pot, pot: number): Step[] {
  const isOdd = new Set(to.map(({ amount }) => amount)).size > 1
  return [
    ...to.map(share => ({
      text: say('why-share', { pot, who: String(share.seat), cents: share.amount, half: share.for }),
      cite: showdown.cite,
    })),
    ...(isOdd
      ? [{ text: sheet('poker-odd-chip', { to: showdown.oddChip.between }), cite: showdown.oddChip.cite }]
      : []),
  ]
}
