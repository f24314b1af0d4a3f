import type { Event, Round, Rules, RulesOf, Seat, View } from '@cardroom/engine'
import { sayer } from '@cardroom/engine'
import type { PokerSheetSentences, Street } from '@cardroom/engine/poker'
import type { Found, Step } from '../exercise/exercise.ts'
import { say } from '../exercise/sentences.ts'
import type { Chance } from '../table/chance.ts'
import type { SeededTable } from '../table/seeded-table.ts'
import { type Kind, quiet, withoutAction } from './kind.ts'

const sheet = sayer<PokerSheetSentences>()

/** Who is first: the action button of a player-dealer's game, or the first to act on a street of a pot game. */
export const first: Kind = {
  has: ({ family }) => family !== 'pan',
  find(table, chance) {
    const { rules } = table.game
    if (rules.family === 'pan') return undefined
    return rules.family === 'poker' ? firstToAct(table, rules, chance) : firstAction(table, rules)
  },
}

type Banked = Exclude<Rules, { family: 'pan' | 'poker' }>

function firstAction(table: SeededTable, { settle }: Banked): Found | undefined {
  const { by } = settle.first
  const isByChance = by === 'card' || by === 'dice'
  if (isByChance && !table.playUntil(round => actionSeat(round) !== undefined)) return undefined
  const view = table.round.view('house')
  const told = table.game
    .tell(view, table.house.posted)
    .find(({ saying }) => saying.say.startsWith('tell-first'))
  const seat = Number(told?.saying.values?.who)
  const seats = [...new Set(view.wagers.map(wager => wager.seat))].sort((a, b) => a - b)
  if (!told || !seats.includes(seat) || seats.length < 2) return undefined
  const dice = view.log.findLast(event => event.type === 'dice')
  return {
    question: say('ask-first'),
    situation: {
      view: withoutAction(view),
      ...(dice ? { dice: dice.dice } : {}),
      facts: dice ? [{ text: say('fact-dice', { dice: dice.dice }) }] : [],
    },
    asked: { by: 'seat', seats },
    key: { by: 'seat', seat },
    why: [
      { text: told.saying, ...(told.cite === undefined ? {} : { cite: told.cite }) },
      ...(placeNamed(view) ?? []),
    ],
  }
}

const actionSeat = (round: Round): Seat | undefined =>
  round.view('house').buttons.find(({ kind }) => kind === 'action')?.at.seat

/** The place that the dice name, where the button has moved on from it. */
function placeNamed(view: View): Step[] | undefined {
  const dice = view.log.findLast(event => event.type === 'dice')
  const at = view.buttons.find(({ kind }) => kind === 'action')?.at.seat
  return dice && dice.names !== at
    ? [{ text: say('why-passed-on', { named: String(dice.names), who: String(at) }) }]
    : undefined
}

/** Before the first decision of a street. */
function firstToAct(table: SeededTable, rules: RulesOf<'poker'>, chance: Chance): Found | undefined {
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
    question: say('ask-first-to-act'),
    situation: { view: quiet(table.round.view('public')), facts: [] },
    asked: { by: 'seat', seats },
    key: { by: 'seat', seat: ask.seat },
    why: [
      { text: sheet('poker-bets', { first: street.first }), cite: street.cite },
      ...(street.first === 'opener'
        ? [{ text: say('why-opens', { who: String(ask.seat) }), cite: rules.opening.cite }]
        : []),
    ],
  }
}

const BETS = ['check', 'bet', 'call', 'bring-in', 'fold', 'raise']
const isBet = (event: Event): boolean => event.type === 'moved' && BETS.includes(event.move.move)

/** One seat is asked for a bet, and nobody has bet since the last card. */
function begins(round: Round): boolean {
  const { awaiting } = round
  if (awaiting.kind !== 'decision' || awaiting.asked.length !== 1) return false
  if (!awaiting.asked[0]?.options.some(({ move }) => BETS.includes(move))) return false
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
