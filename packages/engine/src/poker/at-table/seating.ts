import { aroundFrom, leftOf } from '../../round/around.ts'
import type { Seat } from '../../round/awaiting.ts'
import { isIn, type Seats, seatedAt } from '../../table/seats.ts'
import type { PokerRules } from '../rules/rules.ts'
import type { PokerSetup } from '../rules/setup.ts'
import { chosenWay, debtOf, isWaitingOut, owedBy, owesAnything, owesNow } from './debts.ts'
import {
  type BlindsOwed,
  NOTHING_OWED,
  type PokerHouseSetup,
  type PokerMemory,
  type Positions,
} from './memory.ts'

/** A table before the deal of a hand. */
interface Dealing {
  readonly rules: PokerRules
  readonly setup: PokerHouseSetup
  readonly seats: Seats
  readonly memory: PokerMemory
}

/** How a hand starts: its setup, and where the buttons lie. */
interface PotStart {
  readonly setup: PokerSetup
  readonly positions: Positions
}

type Post = NonNullable<PokerSetup['post']>[number]

/** Where the button and the blinds lie, and who is dealt in. */
interface Seating {
  readonly playing: readonly Seat[]
  readonly button: Seat
  /** Who posts the blinds, the big one last. */
  readonly holding: readonly Seat[]
  readonly straddle: PokerSetup['straddle']
  /** The player who makes the small blind up to the big one. */
  readonly toppingUp: Seat | undefined
}

/** How the round starts: the button always moves forward, and the blinds follow it (003:149). */
export function startPot(dealing: Dealing): PotStart | undefined {
  const seating = seatingOf(dealing)
  if (!seating) return undefined
  const { setup, seats } = dealing
  const { playing, button, holding, straddle } = seating
  const big = holding.at(-1)
  const small = holding.length > 1 ? holding.at(-2) : undefined
  const post = postsOf(dealing, seating)
  const middle = post.filter(one => one.middle).map(({ seat }) => seat)
  return {
    setup: {
      ...setup,
      button,
      seats: seatedAt(seats)
        .filter(({ seat }) => playing.includes(seat))
        .map(({ seat, stack }) => ({ seat, stack })),
      ...(straddle ? { straddle } : {}),
      ...(post.length > 0 ? { post } : {}),
    },
    positions: {
      button,
      ...(small === undefined ? {} : { small }),
      ...(big === undefined ? {} : { big }),
      ...(middle.length > 0 ? { middle } : {}),
      ...missedBlinds(dealing, seating),
    },
  }
}

/** Clockwise from the left of a seat, once around. */
const clockwise = (from: Seat, among: readonly Seat[], places: number): Seat[] =>
  aroundFrom(leftOf(from, places), places).filter(seat => among.includes(seat))

/**
 * Places the button and the blinds. Players who come in by posting get neither the button nor the small
 * blind: the blinds only move forward. Only the big blind may come to any player, and a player who waits for it
 * is dealt in then.
 */
function seatingOf(dealing: Dealing, barred: readonly Seat[] = []): Seating | undefined {
  const { rules, setup, seats, memory } = dealing
  const { places } = rules.seats
  const { blinds = [] } = setup
  const debt = (seat: Seat) => debtOf(memory, seat)
  const present = seatedAt(seats)
    .filter(isIn)
    .map(({ seat }) => seat)
  const here = present.filter(seat => !isWaitingOut(rules, debt(seat)))
  const waits = (seat: Seat) =>
    barred.includes(seat) || (owesAnything(debt(seat)) && chosenWay(rules, debt(seat)) !== 'post')
  // Two players can only play if both are dealt in.
  const inHand = [here.filter(seat => !waits(seat)), here, present].find(some => some.length >= 2)
  if (!inHand) return undefined
  const all = here.length > inHand.length ? here : inHand
  const established = inHand.filter(seat => !owesAnything(debt(seat)))
  const mayHold = canHold(dealing, established, all) ? established : inHand
  const button = nextButton(dealing, mayHold)
  if (button === undefined) return undefined
  if (blinds.length === 0)
    return { playing: inHand, button, holding: [], straddle: undefined, toppingUp: undefined }

  const order = clockwise(button, all, places)
  const [left = button, next = button] = order
  // Two-handed the button has the small blind, until a third comes in on the big one.
  if (inHand.length === 2 && blinds.length === 2 && (!inHand.includes(left) || inHand.includes(next))) {
    const holding = [button, ...inHand.filter(seat => seat !== button)]
    return { playing: inHand, button, holding, straddle: undefined, toppingUp: undefined }
  }
  const skipped = broughtToTheSmallBlind(dealing, order, inHand)
  const smaller = [
    ...(skipped === undefined ? [] : [skipped]),
    ...order.filter(seat => mayHold.includes(seat) && seat !== button),
  ].slice(0, blinds.length - 1)
  const big = clockwise(smaller.at(-1) ?? button, all, places)[0] ?? button
  const playing = [...new Set([...inHand, ...smaller, big])]
  const straddle = straddleOf(dealing, { button, holding: [...smaller, big] }, all)
  const seating: Seating = {
    playing: straddle ? [...new Set([...playing, straddle.seat])] : playing,
    button,
    holding: [...smaller, big],
    straddle,
    toppingUp: skipped ?? savedTheBigBlind(dealing, smaller.at(-1), big),
  }
  const tooMany = rules.blindRules?.oneLiveBlind ? livePosts(dealing, seating) : []
  return tooMany.length > 0 ? seatingOf(dealing, [...barred, ...tooMany]) : seating
}

/**
 * Whether the button and all blinds but the big one find a seat among these, and the big one a seat behind
 * them.
 */
function canHold(dealing: Dealing, among: readonly Seat[], all: readonly Seat[]): boolean {
  const { rules, setup } = dealing
  const { places } = rules.seats
  const smaller = Math.max((setup.blinds ?? []).length - 1, 0)
  const button = nextButton(dealing, among)
  if (button === undefined || among.length <= smaller) return false
  const last = smaller === 0 ? button : clockwise(button, among, places)[smaller - 1]
  return last !== undefined && clockwise(last, all, places)[0] !== button
}

/**
 * Moves the button to the next player. It passes over once a player who posted in the middle (002:88), and
 * one who sat down between it and the blinds: a player should pass through all the blinds each round
 * (002:66).
 */
function nextButton({ rules, memory }: Dealing, among: readonly Seat[]): Seat | undefined {
  const { places } = rules.seats
  const { button, opening, middle = [], blinds } = memory
  if (button === undefined && opening && among.includes(opening.button)) return opening.button
  const next = clockwise(button ?? places, among, places)
  const small = blinds?.small ?? blinds?.big
  const before = (seat: Seat) =>
    !rules.dealtInAtOnce && small !== button && passed(seat, button, small, places)
  return next.find(seat => !middle.includes(seat) && !before(seat)) ?? next[0]
}

/**
 * A player waited for the big blind, and the small one has come there because others left: two big blinds
 * (002:86).
 */
function broughtToTheSmallBlind(
  { rules, setup, memory }: Dealing,
  order: readonly Seat[],
  inHand: readonly Seat[],
): Seat | undefined {
  const [first] = order
  const before = memory.blinds?.big
  if (!rules.blindRules?.twoBigBlinds || setup.blinds?.length !== 2 || before === undefined) return undefined
  if (first === undefined || inHand.includes(first)) return undefined
  return clockwise(before, order, rules.seats.places)[0] === first ? first : undefined
}

/**
 * From a certain limit on, a player who comes to the small blind without having had the big one makes it up
 * (002:1135).
 */
function savedTheBigBlind(dealing: Dealing, small: Seat | undefined, big: Seat): Seat | undefined {
  const { rules, memory } = dealing
  if (small === undefined || !makesAllUp(dealing)) return undefined
  return passed(small, memory.blinds?.big, big, rules.seats.places) ? small : undefined
}

function makesAllUp({ rules, setup }: Dealing): boolean {
  const [least] = rules.blindRules?.allMadeUp?.from ?? []
  const [bet] = setup.stakes.bets ?? []
  return least !== undefined && bet !== undefined && bet >= least
}

/** The players who would post a second live blind: they wait for the next deal (002:88). */
function livePosts(dealing: Dealing, seating: Seating): readonly Seat[] {
  const { places } = dealing.rules.seats
  const live = postsOf(dealing, seating)
    .filter(post => post.live && owesAnything(debtOf(dealing.memory, post.seat)))
    .map(({ seat }) => seat)
  const inOrder = clockwise(seating.button, live, places)
  const others = seating.straddle || seating.toppingUp !== undefined ? inOrder : inOrder.slice(1)
  return others.filter(seat => seat !== seating.toppingUp)
}

/** The posts of players who are dealt in without having a blind. */
function postsOf(dealing: Dealing, seating: Seating): readonly Post[] {
  const { rules, setup, memory } = dealing
  const { playing, button, holding, straddle, toppingUp } = seating
  const { blinds = [] } = setup
  const { places } = rules.seats
  const order = clockwise(button, playing, places)
  const blindsBegin = order.indexOf(holding.at(-2) ?? holding.at(-1) ?? button)
  return order.flatMap((seat, i): Post[] => {
    if (seat === toppingUp) {
      const live = (blinds.at(-1) ?? 0) - (blinds.at(-2) ?? 0)
      return live > 0 ? [{ seat, live }] : []
    }
    if (holding.includes(seat) || seat === straddle?.seat) return []
    const { live, dead } = owedBy(setup, owesToPost(dealing, seating, seat))
    if (live + dead === 0) return []
    const middle = owesAnything(debtOf(memory, seat)) && i < blindsBegin
    return [
      { seat, ...(live ? { live } : {}), ...(dead ? { dead } : {}), ...(middle ? { middle: true } : {}) },
    ]
  })
}

/** A player's debt, with the blinds that are just passing where all of them are made up. */
function owesToPost(dealing: Dealing, { holding }: Seating, seat: Seat): BlindsOwed {
  const { rules, memory } = dealing
  const debt = debtOf(memory, seat)
  const owes = owesNow(debt)
  if (!makesAllUp(dealing) || debt.isNew) return owes
  const { places } = rules.seats
  const small = holding.length > 1 ? holding.at(-2) : undefined
  return {
    small: owes.small || passed(seat, memory.blinds?.small, small, places),
    big: owes.big || passed(seat, memory.blinds?.big, holding.at(-1), places),
  }
}

/** The blinds that everybody owes after this deal, and how often the big one has passed a newcomer. */
function missedBlinds(dealing: Dealing, seating: Seating): Pick<Positions, 'owes' | 'passes'> {
  const { rules, seats, memory } = dealing
  const { playing, holding, toppingUp } = seating
  const { places } = rules.seats
  const big = holding.at(-1)
  const small = holding.length > 1 ? holding.at(-2) : undefined
  const owes: Record<Seat, BlindsOwed> = {}
  const passes: Record<Seat, number> = {}
  for (const { seat } of seatedAt(seats)) {
    const debt = debtOf(memory, seat)
    if (playing.includes(seat)) {
      const still = holding.includes(seat) && seat !== big && seat !== toppingUp
      owes[seat] = still ? { small: false, big: debt.owes.big } : NOTHING_OWED
      continue
    }
    if (isWaitingOut(rules, debt)) {
      owes[seat] = debt.owes
      continue
    }
    const hasPassed = {
      small: passed(seat, memory.blinds?.small, small, places),
      big: passed(seat, memory.blinds?.big, big, places),
    }
    const times = (debt.passes ?? 0) + (hasPassed.big ? 1 : 0)
    if (debt.isNew && times > 0) passes[seat] = times
    owes[seat] =
      debt.isNew && !isNewNoLonger(dealing, times)
        ? debt.owes
        : {
            small: debt.owes.small || hasPassed.small || debt.isNew === true,
            big: debt.owes.big || hasPassed.big,
          }
  }
  return { owes, ...(Object.keys(passes).length > 0 ? { passes } : {}) }
}

/** Whether a newcomer owes the big blind: always, except at one limit after a long wait (002:1137). */
function isNewNoLonger({ rules, setup }: Dealing, times: number): boolean {
  const { newNoLonger } = rules.blindRules ?? {}
  const { bets = [] } = setup.stakes
  return (
    newNoLonger !== undefined &&
    times >= newNoLonger.after &&
    newNoLonger.at.every((bet, i) => bet === bets[i])
  )
}

/**
 * A player makes up for missed blinds by a straddle: only left of the big blind, never on the button
 * (002:90-101).
 */
function straddleOf(
  { rules, setup, memory }: Dealing,
  { button, holding }: Pick<Seating, 'button' | 'holding'>,
  all: readonly Seat[],
): PokerSetup['straddle'] {
  const big = holding.at(-1)
  const times = rules.straddle?.timesBigBlind
  if (big === undefined || times === undefined) return undefined
  const next = clockwise(big, all, rules.seats.places)[0]
  if (next === undefined || next === button || holding.includes(next)) return undefined
  const debt = debtOf(memory, next)
  if (!owesAnything(debt) || chosenWay(rules, debt) !== 'straddle') return undefined
  return { seat: next, amount: times * (setup.blinds?.at(-1) ?? 0) }
}

/** A blind that moved from one seat to another has passed those between them. */
function passed(seat: Seat, from: Seat | undefined, to: Seat | undefined, places: number): boolean {
  if (from === undefined || to === undefined || seat === from || seat === to) return false
  const way = aroundFrom(leftOf(from, places), places)
  return way.indexOf(seat) < way.indexOf(to)
}
