import { type Refusal, refuse } from '../../say/refusal.ts'
import type { PokerRules } from './rules.ts'
import type { PokerSetup } from './setup.ts'

/** What is wrong with the start of a round, by its place in the record. */
export function checkSetup(rules: PokerRules, setup: PokerSetup): Refusal | undefined {
  return (
    checkSeats(rules, setup) ?? checkStakes(setup) ?? checkForced(rules, setup) ?? checkPosts(rules, setup)
  )
}

function checkSeats(rules: PokerRules, { seats, button }: PokerSetup): Refusal | undefined {
  const { places } = rules.seats
  if (seats.length > places) return refuse(`seats: ${rules.id} has ${places} places, not ${seats.length}`)
  const taken = new Set<number>()
  for (const [i, { seat }] of seats.entries()) {
    if (seat > places) return refuse(`seats[${i}].seat: from 1 to ${places}, not ${seat}`)
    if (taken.has(seat)) return refuse(`seats[${i}].seat: ${seat} is taken`)
    taken.add(seat)
  }
  if (button !== undefined && !taken.has(button)) return refuse(`button: nobody sits at ${button}`)
  if (button === undefined && rules.opening.by === 'blinds') return refuse('button: is missing')
  return undefined
}

function checkStakes({ stakes }: PokerSetup): Refusal | undefined {
  const { limit, bets, range, min } = stakes
  if ((limit === 'fixed') !== (bets !== undefined)) {
    return refuse(limit === 'fixed' ? 'stakes.bets: is missing' : `stakes.bets: ${limit} limit has none`)
  }
  if ((limit === 'spread') !== (range !== undefined)) {
    return refuse(limit === 'spread' ? 'stakes.range: is missing' : `stakes.range: ${limit} limit has none`)
  }
  if (min !== undefined && limit !== 'pot' && limit !== 'none')
    return refuse(`stakes.min: ${limit} limit has none`)
  if (bets?.[1] !== undefined && bets[1] < bets[0]!) return refuse('stakes.bets: the lower bet comes first')
  if (range && range[1]! < range[0]!) return refuse('stakes.range: the least bet comes first')
  return undefined
}

function checkForced(rules: PokerRules, setup: PokerSetup): Refusal | undefined {
  const { blinds, bringIn, opener, ante, anteFrom, split, seats, stakes } = setup
  const { opening } = rules
  if (blinds) {
    if (opening.by !== 'blinds') return refuse(`blinds: ${rules.id} has none`)
    if (blinds.length > seats.length) return refuse(`blinds: ${blinds.length} for ${seats.length} players`)
    const largest = stakes.bets?.[0] ?? stakes.range?.[1]
    for (const [i, blind] of blinds.entries()) {
      if (i > 0 && blind < blinds[i - 1]!) return refuse(`blinds[${i}]: less than the blind before it`)
      if (largest !== undefined && blind > largest)
        return refuse(`blinds[${i}]: larger than the bet, ${largest}`)
    }
  }
  if (bringIn !== undefined) {
    if (opening.by !== 'up-card' || opening.puts !== 'bring-in')
      return refuse(`bringIn: ${rules.id} has none`)
    if (stakes.bets && bringIn > stakes.bets[0]!) return refuse('bringIn: larger than the bet')
  }
  if (
    opener !== undefined &&
    !(opening.by === 'up-card' && (opening.designated || opening.card === opener))
  ) {
    return refuse(`opener: ${rules.id} does not leave it to the house`)
  }
  if (anteFrom !== undefined && ante === undefined) return refuse('anteFrom: there is no ante')
  if (split === 'hi-lo' && !rules.split && rules.showdown.halves.length < 2) {
    return refuse(`split: ${rules.id} is not played hi-lo`)
  }
  if (split === 'high' && rules.showdown.halves.length > 1)
    return refuse(`split: ${rules.id} is played hi-lo`)
  return undefined
}

/** Blinds that are larger than the structure, and straddles that the filing does not know, are refused. */
function checkPosts(rules: PokerRules, setup: PokerSetup): Refusal | undefined {
  const { blinds = [], straddle, post = [], kill, seats, button } = setup
  const big = Math.max(0, ...blinds)
  if (!straddle && !kill && post.length === 0) return undefined
  const order = seatsFrom(setup)
  const inBlinds = order.slice(0, blinds.length)
  if (straddle) {
    if (!rules.straddle) return refuse(`straddle: ${rules.id} knows no straddle`)
    const { timesBigBlind, from, notFrom } = rules.straddle
    const amount = big * (timesBigBlind ?? 1)
    if (timesBigBlind ? straddle.amount !== amount : straddle.amount <= amount) {
      return refuse(`straddle.amount: ${timesBigBlind ? '' : 'more than '}${amount}, not ${straddle.amount}`)
    }
    if (inBlinds.includes(straddle.seat) || !order.includes(straddle.seat)) {
      return refuse(`straddle.seat: ${straddle.seat} cannot straddle`)
    }
    if (notFrom === 'button' && straddle.seat === button) {
      return refuse('straddle.seat: the button may not straddle')
    }
    if (from !== undefined && straddle.seat !== order[blinds.length]) {
      return refuse('straddle.seat: only the seat at the left of the big blind may straddle')
    }
  }
  if (kill) {
    if (!rules.kill) return refuse(`kill: ${rules.id} knows no kill`)
    if (!seats.some(({ seat }) => seat === kill.seat)) return refuse(`kill.seat: nobody sits at ${kill.seat}`)
    const amount = big * rules.kill.timesBigBlind
    if (kill.amount !== amount) return refuse(`kill.amount: ${amount}, not ${kill.amount}`)
  }
  const posted = new Set<number>()
  for (const [i, { seat, live = 0, dead = 0 }] of post.entries()) {
    if (!seats.some(one => one.seat === seat)) return refuse(`post[${i}].seat: nobody sits at ${seat}`)
    if (inBlinds.includes(seat) || posted.has(seat))
      return refuse(`post[${i}].seat: ${seat} has its blind in`)
    posted.add(seat)
    if (live > big) return refuse(`post[${i}].live: larger than the big blind, ${big}`)
    const small = blinds.reduce((sum, blind) => sum + blind, 0) - big
    if (dead > small) return refuse(`post[${i}].dead: larger than the small blind, ${small}`)
    if (live + dead === 0) return refuse(`post[${i}]: nothing is posted`)
  }
  return undefined
}

/** The seats clockwise from the button's left. */
export function seatsFrom({ seats, button }: PokerSetup): number[] {
  const numbers = seats.map(({ seat }) => seat).sort((a, b) => a - b)
  const from = button ?? numbers.at(-1)!
  return [...numbers.filter(seat => seat > from), ...numbers.filter(seat => seat <= from)]
}
