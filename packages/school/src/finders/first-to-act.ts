import { type Event, type Round, type RulesOf, type Seat, sayer, type View } from '@cardroom/engine'
import type { PokerSheetSentences, Street } from '@cardroom/engine/poker'
import type { FoundExercise } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import type { Chance } from '../table/chance.ts'
import { withoutAnswers } from '../table/quiet-view.ts'
import type { SeededTable } from '../table/seeded-table.ts'

const sheet = sayer<PokerSheetSentences>()

/** The first to act on a street of a pot game, before the first decision of it. */
export function firstToAct(
  table: SeededTable,
  rules: RulesOf<'poker'>,
  chance: Chance,
): FoundExercise | undefined {
  let left = chance.below(3)
  const isMeant = (round: Round): boolean => begins(round) && left-- === 0
  if (!table.playUntil(isMeant)) return undefined
  const { awaiting } = table.round
  const [ask] = awaiting.kind === 'decision' ? awaiting.asked : []
  const view = table.round.view('house')
  const street = streetNow(rules, view)
  const seats = view.seats.map(({ seat }) => seat).filter(seat => holds(view, seat))
  if (!ask || !street || seats.length < 3) return undefined
  return {
    question: sayInSchool('ask-first-to-act'),
    situation: { view: withoutAnswers(table.round.view('public')), facts: [] },
    asked: { by: 'seat', seats },
    key: { by: 'seat', seat: ask.seat },
    why: [
      { text: sheet('poker-bets', { first: street.first }), cite: street.cite },
      ...(street.first === 'opener'
        ? [{ text: sayInSchool('why-opens', { who: String(ask.seat) }), cite: rules.opening.cite }]
        : []),
    ],
  }
}

const BETTING_MOVES = ['check', 'bet', 'call', 'bring-in', 'fold', 'raise']
const isBet = (event: Event): boolean => event.type === 'moved' && BETTING_MOVES.includes(event.move.move)

/** One seat is asked for a bet, and nobody has bet since the last card. */
function begins(round: Round): boolean {
  const { awaiting } = round
  if (awaiting.kind !== 'decision' || awaiting.asked.length !== 1) return false
  if (!awaiting.asked[0]?.options.some(({ move }) => BETTING_MOVES.includes(move))) return false
  const { log } = round.view('house')
  return log.findLastIndex(isBet) < log.findLastIndex(({ type }) => type === 'dealt')
}

const holds = (view: View, seat: Seat): boolean =>
  view.piles.some(
    ({ place, cards, state }) => place === String(seat) && cards.length > 0 && state === undefined,
  )

/** The street that is bet on, by the cards that have come: to a hand, to the board, and by draws. */
function streetNow({ streets }: RulesOf<'poker'>, { log, piles }: View): Street | undefined {
  const board = piles.find(({ place }) => place === 'board')?.cards.length ?? 0
  const draws = log.flatMap(event =>
    event.type === 'moved' && event.move.move === 'draw' ? [event.move.seat] : [],
  )
  const drawn = Math.max(0, ...[...new Set(draws)].map(seat => draws.filter(one => one === seat).length))
  const inHand = new Map<string, number>()
  for (const event of log) {
    if (event.type === 'dealt' && /^\d+$/.test(event.to))
      inHand.set(event.to, (inHand.get(event.to) ?? 0) + 1)
  }
  const most = Math.max(0, ...inHand.values())
  let [each, onBoard, drawings] = [0, 0, 0]
  for (const street of streets) {
    each += street.each?.length ?? 0
    onBoard += street.board ?? 0
    drawings += street.draw ? 1 : 0
    if (onBoard === board && drawings === drawn && (drawn > 0 || each === most)) return street
  }
  return undefined
}
