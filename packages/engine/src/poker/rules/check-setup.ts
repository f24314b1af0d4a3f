import type { Readings } from '../../rules/readings.ts'
import { type Path, type Refusal, refuser, within } from '../../say/refusal.ts'
import type { PokerSetupRefusals } from './refusals.ts'
import { hasOneBet, type PokerRules } from './rules.ts'
import type { PokerSetup } from './setup.ts'

type CheckResult = Refusal | undefined

const refuse = refuser<PokerSetupRefusals>()
const at = (place: Path, refusal: Refusal): CheckResult => within(place, refusal)

/** What is wrong with the start of a round, by its place in the record. */
export const checkPokerSetup = (rules: PokerRules, setup: PokerSetup, readings: Readings): CheckResult =>
  checkSeats(rules, setup) ??
  checkStakes(setup) ??
  checkStructure(rules, setup) ??
  checkForced(rules, setup) ??
  checkStraddle(rules, setup) ??
  checkKill(rules, setup) ??
  checkPosts(setup) ??
  checkLiveBlinds(rules, setup, readings)

function checkSeats(
  { id, seats: { places }, opening }: PokerRules,
  { seats, button }: PokerSetup,
): CheckResult {
  if (seats.length > places) {
    return at(['seats'], refuse('poker-places', { game: id, places, seats: seats.length }))
  }
  const wrong = seats.findIndex(
    ({ seat }, i) => seat > places || seats.findIndex(one => one.seat === seat) < i,
  )
  const { seat = 0 } = seats[wrong] ?? {}
  if (seat > 0) {
    const why =
      seat > places ? refuse('poker-no-such-place', { places, seat }) : refuse('poker-seat-taken', { seat })
    return at(['seats', wrong, 'seat'], why)
  }
  if (button === undefined) {
    return opening.by === 'blinds' ? at(['button'], refuse('poker-missing')) : undefined
  }
  return seats.some(one => one.seat === button)
    ? undefined
    : at(['button'], refuse('poker-empty-seat', { seat: button }))
}

function checkStakes({ stakes: { limit, bets, range, min } }: PokerSetup): CheckResult {
  if ((limit === 'fixed') !== (bets !== undefined)) return at(['stakes', 'bets'], notOf(limit, 'fixed'))
  if ((limit === 'spread') !== (range !== undefined)) return at(['stakes', 'range'], notOf(limit, 'spread'))
  if (min !== undefined && limit !== 'pot' && limit !== 'none') {
    return at(['stakes', 'min'], refuse('poker-limit-has-none', { limit }))
  }
  if (isFalling(bets)) return at(['stakes', 'bets'], refuse('poker-lower-bet-first'))
  if (isFalling(range)) return at(['stakes', 'range'], refuse('poker-least-bet-first'))
  return undefined
}

/** Refuses a structure that the game is not filed with. */
function checkStructure({ id: game, betting, streets }: PokerRules, { stakes }: PokerSetup): CheckResult {
  const { limit, bets: [lower, upper = lower] = [] } = stakes
  const { only: limits = [limit] } = betting.limits ?? {}
  if (!limits.includes(limit)) {
    return at(['stakes', 'limit'], refuse('poker-limit-not-filed', { game, limits }))
  }
  return lower !== upper && hasOneBet({ streets })
    ? at(['stakes', 'bets'], refuse('poker-one-bet', { game }))
    : undefined
}

/** Refuses a limit that lacks a figure, or has one of another limit. */
const notOf = (limit: string, needs: string): Refusal =>
  limit === needs ? refuse('poker-missing') : refuse('poker-limit-has-none', { limit })

const isFalling = ([first, second]: readonly number[] = []): boolean =>
  first !== undefined && second !== undefined && second < first

function checkForced(rules: PokerRules, setup: PokerSetup): CheckResult {
  const { bringIn, opener, ante, anteFrom, split, stakes } = setup
  const { id: game, opening, showdown } = rules
  const wrong = checkBlinds(rules, setup)
  if (wrong) return wrong
  if (bringIn !== undefined) {
    if (opening.by !== 'up-card' || opening.puts !== 'bring-in') {
      return at(['bringIn'], refuse('poker-game-has-none', { game }))
    }
    const [bet = bringIn] = stakes.bets ?? []
    if (bringIn > bet) return at(['bringIn'], refuse('poker-bring-in-above-the-bet'))
  }
  const openerFits = opening.by === 'up-card' && (opening.designated || opening.card === opener)
  if (opener !== undefined && !openerFits) {
    return at(['opener'], refuse('poker-opener-not-left-open', { game }))
  }
  if (anteFrom !== undefined && ante === undefined) return at(['anteFrom'], refuse('poker-no-ante'))
  if (split === 'hi-lo' && !rules.split && showdown.halves.length < 2) {
    return at(['split'], refuse('poker-not-hi-lo', { game }))
  }
  if (split === 'high' && showdown.halves.length > 1) {
    return at(['split'], refuse('poker-only-hi-lo', { game }))
  }
  return undefined
}

/** Refuses blinds that are larger than the structure. */
function checkBlinds({ id: game, opening }: PokerRules, setup: PokerSetup): CheckResult {
  const { blinds, stakes } = setup
  if (!blinds) return undefined
  if (opening.by !== 'blinds') return at(['blinds'], refuse('poker-game-has-none', { game }))
  const players = forBlinds(setup).length
  if (blinds.length > players) {
    return at(['blinds'], refuse('poker-too-many-blinds', { blinds: blinds.length, players }))
  }
  const bet = stakes.bets?.[0] ?? stakes.range?.[1]
  let last = 0
  for (const [i, blind] of blinds.entries()) {
    if (blind < last) return at(['blinds', i], refuse('poker-blind-below-the-last'))
    if (bet !== undefined && blind > bet)
      return at(['blinds', i], refuse('poker-blind-above-the-bet', { bet }))
    last = blind
  }
  return undefined
}

const bigBlind = ({ blinds = [] }: PokerSetup): number => Math.max(0, ...blinds)

/** The seats that have the blinds. */
const inBlinds = (setup: PokerSetup): number[] => forBlinds(setup).slice(0, setup.blinds?.length ?? 0)

/** The seats that the blinds may come to: a player who posts in the middle is passed over (002:88). */
const forBlinds = (setup: PokerSetup): number[] =>
  seatsFrom(setup).filter(seat => !postsInTheMiddle(setup, seat))

export const postsInTheMiddle = ({ post = [] }: PokerSetup, seat: number): boolean =>
  post.some(one => one.seat === seat && one.middle)

/** Refuses a straddle that the filing does not print. */
function checkStraddle({ id: game, straddle: rule }: PokerRules, setup: PokerSetup): CheckResult {
  const { straddle, button, blinds = [] } = setup
  if (!straddle) return undefined
  if (!rule) return at(['straddle'], refuse('poker-no-straddle', { game }))
  const { seat, amount: given } = straddle
  const amount = bigBlind(setup) * (rule.timesBigBlind ?? 1)
  if (rule.timesBigBlind && given !== amount) {
    return at(['straddle', 'amount'], refuse('poker-straddle-is', { amount, given }))
  }
  if (!rule.timesBigBlind && given <= amount) {
    return at(['straddle', 'amount'], refuse('poker-straddle-is-more', { amount, given }))
  }
  const order = forBlinds(setup)
  if (inBlinds(setup).includes(seat) || !order.includes(seat)) {
    return at(['straddle', 'seat'], refuse('poker-cannot-straddle', { seat }))
  }
  if (rule.notFrom === 'button' && seat === button) {
    return at(['straddle', 'seat'], refuse('poker-button-cannot-straddle'))
  }
  return rule.from !== undefined && seat !== order[blinds.length]
    ? at(['straddle', 'seat'], refuse('poker-straddle-left-of-big-blind'))
    : undefined
}

function checkKill({ id: game, kill: rule }: PokerRules, setup: PokerSetup): CheckResult {
  const { kill, seats } = setup
  if (!kill) return undefined
  if (!rule) return at(['kill'], refuse('poker-no-kill', { game }))
  const { seat, amount: given } = kill
  if (!seats.some(one => one.seat === seat)) return at(['kill', 'seat'], refuse('poker-empty-seat', { seat }))
  const amount = bigBlind(setup) * rule.timesBigBlind
  return given === amount ? undefined : at(['kill', 'amount'], refuse('poker-kill-is', { amount, given }))
}

function checkPosts(setup: PokerSetup): CheckResult {
  const { post = [], blinds = [], seats } = setup
  const big = bigBlind(setup)
  const small = blinds.reduce((sum, blind) => sum + blind, 0) - big
  const holding = post.length > 0 ? inBlinds(setup) : []
  const posted = new Set<number>()
  for (const [i, { seat, live = 0, dead = 0 }] of post.entries()) {
    const place = ['post', i]
    if (!seats.some(one => one.seat === seat)) {
      return at([...place, 'seat'], refuse('poker-empty-seat', { seat }))
    }
    // A player may have to make a small blind up to the big one: two big blinds are in play then (002:86).
    const blind = blinds[holding.indexOf(seat)] ?? 0
    const isIn = posted.has(seat) || (holding.includes(seat) && (blind + live > big || dead > 0))
    if (isIn) return at([...place, 'seat'], refuse('poker-blind-is-in', { seat }))
    posted.add(seat)
    if (live > big) return at([...place, 'live'], refuse('poker-live-above-big-blind', { blind: big }))
    if (dead > small) return at([...place, 'dead'], refuse('poker-dead-above-small-blind', { blind: small }))
    if (live + dead === 0) return at(place, refuse('poker-nothing-posted'))
  }
  return undefined
}

/** A newcomer posts or straddles, not both; where it is filed, only one newcomer posts a live blind. */
function checkLiveBlinds(
  { blindRules = {} }: PokerRules,
  setup: PokerSetup,
  readings: Readings,
): CheckResult {
  const { post = [], straddle, stakes } = setup
  const { oneLiveBlind, allMadeUp } = blindRules
  const both = post.findIndex(({ seat }) => seat === straddle?.seat)
  if (both >= 0) return at(['post', both], refuse('poker-straddles-or-posts', { seat: post[both]!.seat }))
  if (oneLiveBlind === undefined || readings.liveBlinds === 'one-each') return undefined
  // From a certain limit on all blinds are made up, even if others post too (002:1135).
  const [from = Number.POSITIVE_INFINITY] = allMadeUp?.from ?? []
  if ((stakes.bets?.[0] ?? 0) >= from) return undefined
  const holding = inBlinds(setup)
  const [first, second] = post.flatMap(({ seat, live = 0 }, i) =>
    live > 0 && !holding.includes(seat) ? [i] : [],
  )
  const more = straddle ? first : second
  return more === undefined ? undefined : at(['post', more, 'live'], refuse('poker-one-live-blind'))
}

/** The seats at the table, clockwise from the button's left. */
export function fromButton({ seats, button }: PokerSetup): PokerSetup['seats'] {
  const order = [...seats].sort((a, b) => a.seat - b.seat)
  const from = button ?? order.at(-1)?.seat ?? 0
  const left = order.findIndex(({ seat }) => seat > from)
  return left > 0 ? [...order.slice(left), ...order.slice(0, left)] : order
}

const seatsFrom = (setup: PokerSetup): number[] => fromButton(setup).map(({ seat }) => seat)
