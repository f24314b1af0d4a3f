import { namesOf } from '../cards/card.ts'
import type { Library } from '../family/library.ts'
import { refuseHistory } from '../formats/refusals.ts'
import { playerOrder, tellHand } from '../formats/told-hand.ts'
import type { PokerSetup } from '../poker/rules/setup.ts'
import { startRecord, writeInputs } from '../record/record.ts'
import { shoeOf } from '../record/shoe.ts'
import type { Ask, Awaiting, Move, Seat } from '../round/awaiting.ts'
import { declined } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import { type Action, parseAction } from './actions.ts'
import { Amounts } from './amounts.ts'
import { dealtCards } from './hands.ts'
import type { HandHistory } from './history.ts'
import { type GameAndLimit, PHH_VARIANTS } from './variants.ts'

/** A hand history that was played on this engine. */
export interface ReplayedHistory {
  /** What everybody has in the end, in the file's own units. */
  readonly stacks: readonly number[]
  /** What everybody collected from the pots. */
  readonly winnings: readonly number[]
  /** The same hand as a round record. */
  readonly record: object
}

/** A hand that was replayed from its actions, with its cards by place. */
export interface ReplayedRecord extends ReplayedSetup {
  readonly record: 1
  readonly game: string
  readonly cards: Readonly<Record<string, string>>
  readonly moves: readonly string[]
}

type ReplayedSetup = Omit<PokerSetup, 'button'> & { readonly button: Seat }

type PlayerAction = Exclude<Action, { kind: 'hole' | 'board' }>

/** Plays a hand history on this engine. Player 1 is the first after the button, and sits in seat 1. */
export function replay(history: HandHistory, library: Library): ReplayedHistory | Refusal {
  if (history.own) return replayOwn(history.own, library)
  const variant = Object.hasOwn(PHH_VARIANTS, history.variant) ? PHH_VARIANTS[history.variant] : undefined
  if (!variant) {
    const known = Object.keys(PHH_VARIANTS)
    return within(['variant'], refuseHistory('phh-unknown-variant', { variant: history.variant, known }))
  }
  return replayAs(variant, history, library)
}

/** Plays a hand of a game that may have no code in the format. */
export function replayAs(
  variant: GameAndLimit,
  history: HandHistory,
  library: Library,
): (ReplayedHistory & { readonly record: ReplayedRecord }) | Refusal {
  const actions: Action[] = []
  for (const text of history.actions) {
    const action = parseAction(text, history.stacks.length)
    if (isRefusal(action)) return action
    if (action) actions.push(action)
  }
  const amounts = new Amounts(amountsOf(history, actions))
  const setup = setupOf(history, variant.limit, amounts)
  const cards = stacked(history, actions)
  const started = startRecord({ record: 1, game: variant.game, ...setup, cards, moves: [] }, library)
  if (isRefusal(started)) return started
  const { round } = started
  const refusal = playOut(round, cards, actions.filter(isPlayed), amounts)
  if (refusal) return refusal
  const { net, pots } = round.result
  const { moves = [] } = writeInputs(round.inputs)
  return {
    stacks: history.stacks.map((stack, i) => amounts.chips(amounts.whole(stack) + (net[i + 1] ?? 0))),
    winnings: history.stacks.map((_, i) => {
      const shares = (pots ?? []).flatMap(pot => pot.to).filter(share => share.seat === i + 1)
      return amounts.chips(shares.reduce((sum, share) => sum + share.amount, 0))
    }),
    record: { record: 1, game: variant.game, ...setup, cards, moves },
  }
}

/** A record that the file carries whole; its players are those of the file, in the same order. */
function replayOwn(record: object, library: Library): ReplayedHistory | Refusal {
  const hand = tellHand(record, library)
  if (isRefusal(hand)) return hand
  const { setup, result } = hand
  const order = playerOrder(setup)
  const dollars = (cents: number) => cents / 100
  const stackOf = (seat: Seat) => setup.seats.find(one => one.seat === seat)?.stack ?? 0
  const shares = (result.pots ?? []).flatMap(pot => pot.to)
  return {
    stacks: order.map(seat => dollars(stackOf(seat) + (result.net[seat] ?? 0))),
    winnings: order.map(seat =>
      dollars(shares.reduce((sum, share) => (share.seat === seat ? sum + share.amount : sum), 0)),
    ),
    record,
  }
}

const isPlayed = (action: Action): action is PlayerAction => action.kind !== 'hole' && action.kind !== 'board'

function* amountsOf(history: HandHistory, actions: readonly Action[]): Iterable<number> {
  const { antes, blinds, stacks, finishing = [], winnings = [] } = history
  if (history.money) yield 0.01
  for (const list of [antes, blinds, stacks.filter(Number.isFinite), finishing, winnings]) yield* list
  for (const n of [history.bringIn, history.smallBet, history.bigBet, history.minBet])
    if (n !== undefined) yield n
  for (const action of actions) if (action.kind === 'bet') yield action.amount
}

/** The stack of a player whose chips were not counted: it never runs out. */
const UNCOUNTED_STACK = 1e12

function setupOf(history: HandHistory, limit: GameAndLimit['limit'], amounts: Amounts): ReplayedSetup {
  const { stacks, smallBet, bigBet, minBet, bringIn } = history
  const players = stacks.length
  const whole = (list: readonly number[]) => list.map(n => amounts.whole(n))
  const stakes =
    limit === 'fixed'
      ? { limit, bets: [smallBet ?? 0, bigBet ?? 0].map(n => amounts.whole(n)) }
      : { limit, ...(minBet === undefined ? {} : { min: amounts.whole(minBet) }) }
  return {
    stakes,
    ...blindsOf(whole(history.blinds)),
    // Of two players the second has the button: the list's first entry belongs to the second.
    ...antesOf(players === 2 ? whole(history.antes).reverse() : whole(history.antes)),
    ...(bringIn === undefined ? {} : { bringIn: amounts.whole(bringIn) }),
    button: players,
    seats: stacks.map((stack, i) => ({
      seat: i + 1,
      stack: Number.isFinite(stack) ? amounts.whole(stack) : UNCOUNTED_STACK,
    })),
  }
}

/** Blinds and straddles from the button's left on; a straddle further round stands alone. */
function blindsOf(blinds: readonly number[]): Pick<PokerSetup, 'blinds' | 'straddle'> {
  const first = blinds.indexOf(0)
  const row = first < 0 ? blinds : blinds.slice(0, first)
  const apart = blinds.findIndex((n, i) => n > 0 && i >= row.length)
  return {
    ...(row.length > 0 ? { blinds: row } : {}),
    ...(apart < 0 ? {} : { straddle: { seat: apart + 1, amount: blinds[apart]! } }),
  }
}

function antesOf(antes: readonly number[]): Pick<PokerSetup, 'ante' | 'anteFrom' | 'post'> {
  const players = antes.length
  const most = Math.max(...antes)
  if (most === 0) return {}
  if (antes.every(ante => ante === most)) return { ante: most }
  const bigBlind = players === 2 ? 0 : 1
  const only = (seat: number) => antes.every((ante, i) => (i === seat ? ante > 0 : ante === 0))
  if (only(bigBlind)) return { ante: most, anteFrom: 'big-blind' }
  if (only(players - 1)) return { ante: most, anteFrom: 'dealer' }
  return { post: antes.flatMap((dead, i) => (dead > 0 ? [{ seat: i + 1, dead }] : [])) }
}

function stacked(history: HandHistory, actions: readonly Action[]): Record<string, string> {
  const board = actions.flatMap(action => (action.kind === 'board' ? action.cards : []))
  const hands = dealtCards(actions, history.stacks.length)
  return {
    ...Object.fromEntries(hands.map((hand, i) => [String(i + 1), namesOf(hand)])),
    ...(board.length > 0 ? { board: namesOf(board) } : {}),
  }
}

function playOut(
  round: Round,
  cards: Record<string, string>,
  actions: readonly PlayerAction[],
  amounts: Amounts,
): Refusal | undefined {
  const shoe = shoeOf(cards)
  if (isRefusal(shoe)) return shoe
  const queue = [...actions]
  while (!round.over) {
    const { awaiting } = round
    let refusal: Refusal | undefined
    if (awaiting.kind === 'card') {
      const card = shoe.next(awaiting)
      refusal = isRefusal(card) ? card : round.take({ kind: 'card', ...card })
    } else if (awaiting.kind === 'decision') {
      const move = moveOf(awaiting.asked, queue, amounts, () => mostToMatch(round, awaiting.asked[0]!.seat))
      refusal = isRefusal(move) ? move : round.take(move)
    } else if (awaiting.kind === 'shuffle') {
      refusal = round.take({ kind: 'shuffled' })
    } else {
      refusal = round.take(muckOf(awaiting, queue) ?? { kind: 'settle' })
    }
    if (refusal) return refusal
  }
  const left = queue.find(action => action.kind !== 'show')
  return left ? refuseHistory('phh-hand-over', { player: left.player + 1 }) : undefined
}

/** The most that any other player could have in on this street. */
function mostToMatch(round: Round, seat: number): number {
  const others = round.view('house').seats.filter(other => other.seat !== seat)
  return Math.max(...others.map(({ stack = 0, bet }) => stack + bet))
}

/** A hand that is mucked at the showdown. */
function muckOf(awaiting: Awaiting, queue: PlayerAction[]): Move | undefined {
  if (awaiting.kind !== 'settlement') return undefined
  const mucks = (player: number) =>
    awaiting.asked?.some(ask => ask.seat === player + 1 && ask.options.some(option => option.move === 'muck'))
  const at = queue.findIndex(action => action.kind === 'show' && !action.cards && mucks(action.player))
  if (at < 0) return undefined
  const [action] = queue.splice(at, 1)
  return { kind: 'move', seat: action!.player + 1, move: 'muck' }
}

/** The next action as one of the legal moves. Shows and mucks are answered where the round asks for them. */
function moveOf(
  asked: readonly Ask[],
  queue: PlayerAction[],
  amounts: Amounts,
  matched: () => number,
): Move | Refusal {
  const at = queue.findIndex(
    action => action.kind === 'show' || asked.some(ask => ask.seat === action.player + 1),
  )
  const ask = asked.find(one => one.seat === (queue[at]?.player ?? -1) + 1)
  const offer = asked.find(one => one.offer)
  if (!ask || at < 0) {
    if (offer) return declined(offer)
    return refuseHistory('phh-hand-not-finished', { seat: asked[0]!.seat })
  }
  const action = queue[at]!
  queue.splice(at, 1)
  const option = (...names: string[]) => ask.options.find(one => names.includes(one.move))
  const move = (found: { move: string } | undefined, more: Partial<Move> = {}): Move | Refusal =>
    found
      ? { kind: 'move', seat: ask.seat, move: found.move, ...more }
      : refuseHistory('phh-action-not-allowed', {
          player: ask.seat,
          action: action.kind,
          moves: ask.options.map(one => one.move),
        })
  switch (action.kind) {
    case 'fold':
      return move(option('fold'))
    case 'check-call':
      return move(option('check') ?? option('call'))
    case 'bring-in':
      return move(option('bring-in'))
    case 'bet': {
      const found = option('bet', 'raise', 'complete')
      const cents = amounts.whole(action.amount)
      const least = found?.cents?.min ?? 0
      // A raise is written as what the others can match; the rest comes back.
      return move(found, { cents: cents < least && cents === matched() ? least : cents })
    }
    case 'draw':
      return move(option('draw', 'discard'), { cards: action.cards })
    case 'show':
      return move(option(action.cards ? 'show' : 'muck'))
    default:
      return action satisfies never
  }
}
