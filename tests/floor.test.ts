import {
  askedSeat,
  type CardAt,
  choicesOf,
  commitmentOf,
  effectsOf,
  gameOf,
  type Input,
  isRefusal,
  offersAt,
  putRight,
  type ReplayRound,
  type Round,
  type Rules,
  type Ruling,
  rulingFrom,
  SeededShoe,
  seedOf as seedOfShuffle,
  unwrap,
  type Viewer,
  verifyRecord,
  type WantedRuling,
  weigh,
  writeInputs,
  writeRefusal,
  writeResult,
} from '@cardroom/engine'
import { type Card, Randomness, UNKNOWN } from '@cardroom/engine/cards'
import { games, openRulebook } from '@cardroom/rulebook'
import {
  cardsShown,
  type HouseSetup,
  numberedSeed,
  randomInput,
  ShuffledShoe,
  startRandomRound,
} from '@cardroom/testing'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'

const library = await openRulebook()

const ROUNDS = Number(process.env.ROUNDS ?? 1)
/** Moments of each round that are checked. */
const LOOKS_A_ROUND = 2
const MAX_INPUTS = 250
/** Tries of rulings that are not offered. */
const TRIED_NAMINGS = 60

interface Moment {
  readonly house: HouseSetup
  readonly setup: Record<string, unknown>
  readonly inputs: readonly Input[]
}

const playTo = (rules: Rules, { house, setup, inputs }: Moment): Round | undefined => {
  const round = unwrap(gameOf(rules).start(setup, house.posted))
  return inputs.every(input => !round.take(input)) ? round : undefined
}

const againFor =
  (rules: Rules, moment: Moment): ReplayRound =>
  () => {
    const round = playTo(rules, moment)
    if (!round) throw new Error('the round does not play again')
    return round
  }

/** Some moments of a random round at which a live table waits for a player. */
function momentsOf(rules: Rules, n: number): Moment[] {
  const randomness = new Randomness(numberedSeed(n))
  const { house, setup, round } = startRandomRound(rules, n, randomness, library)
  const dealer = new ShuffledShoe(round.shoe, randomness)
  const moments: Moment[] = []
  for (let step = 0; !round.over && step < MAX_INPUTS; step++) {
    const { kind } = round.awaiting
    if (kind === 'decision' || kind === 'settlement')
      moments.push({ house, setup, inputs: [...round.inputs] })
    expect(round.take(randomInput(round, dealer, randomness))).toBeUndefined()
  }
  return Array.from({ length: LOOKS_A_ROUND }, () => moments[randomness.below(moments.length)]!)
}

/** Namings of all kinds, sensible or not. */
function* namings(round: Round): Generator<Omit<WantedRuling, 'name'>> {
  const { piles, seats } = round.view('house')
  const at: CardAt[] = piles.flatMap(({ place, hand, cards }) =>
    cards.map((_, i) => ({ place, ...(hand === undefined ? {} : { hand }), at: i })),
  )
  const numbers = new Set([...seats.map(({ seat }) => seat), ...Array.from({ length: 3 }, (_, i) => i + 1)])
  yield {}
  for (const card of at) yield { cards: [card] }
  for (const seat of numbers) {
    yield { seat }
    yield { seat, cents: 700 }
    for (const card of at) yield { seat, cards: [card] }
    for (let i = 1; i < at.length; i++) yield { seat, cards: [at[i - 1]!, at[i]!] }
  }
  for (const { seat, by } of seats) if (by !== undefined) yield { seat, by }
}

const wantedOf = (round: Round, name: string, viewer: Viewer): WantedRuling[] =>
  choicesOf(() => round, viewer, name).map(({ more: _, card, ...whose }) => ({
    name,
    ...whose,
    ...(card ? { cards: [card] } : {}),
  }))

describe('the floor of every game', () => {
  for (const rules of games) {
    test(`${rules.id}: what is offered is taken, what is not is refused, and what was foretold follows`, () => {
      for (let n = 0; n < ROUNDS; n++) {
        for (const moment of momentsOf(rules, n)) checkOffers(rules, moment)
      }
    })
  }
})

function checkOffers(rules: Rules, moment: Moment): void {
  const again = againFor(rules, moment)
  const offers = offersAt(again, 'house')
  const names = offers.map(({ name }) => name)
  for (const name of names) {
    const choices = choicesOf(again, 'house', name)
    expect(choices.length, name).toBeGreaterThan(0)
    for (const { more, card, ...whose } of choices) {
      const wanted = {
        name,
        ...whose,
        ...(card ? { cards: [card] } : {}),
        ...(more === 'cents' ? { cents: 500 } : {}),
      }
      if (more === 'cards' || more === 'surplus') continue
      const weighed = weigh(again, 'house', wanted)
      if (isRefusal(weighed)) throw new Error(`${name} was offered: ${JSON.stringify([wanted, weighed])}`)
      const round = again()
      const before = round.view('public')
      const mended = round.isMending
      expect(round.take(unwrap(rulingFrom(round, wanted)))).toBeUndefined()
      expect(round.imbalance).toBe(0)
      const isVoid = round.void
      expect(effectsOf(before, round, mended)).toEqual(weighed.follows)
      expect(weighed.follows.some(({ what }) => what === 'void')).toBe(isVoid)
      if (isVoid) {
        const { net, fees } = round.result
        const sum = fees.reduce((all, fee) => all + fee.cents, 0)
        expect(Object.values(net).reduce((all, cents) => all + Math.abs(cents), 0)).toBe(sum)
      }
    }
  }
  let scratch = again()
  const all = [...namings(scratch)]
  const before = scratch.view('house')
  for (const { name } of again().incidents) {
    if (names.includes(name)) continue
    for (let i = 0; i < TRIED_NAMINGS; i++) {
      const naming = all[(i * 7919) % all.length]!
      const ruling = unwrap(rulingFrom(scratch, { name, ...naming }))
      if (scratch.take(ruling)) continue
      // What cannot be put right, because no card is left for it, is not offered either.
      if (!putRight(scratch).stuck) throw new Error(`${name} was not offered: ${JSON.stringify(naming)}`)
      scratch = again()
    }
    expect(scratch.view('house')).toEqual(before)
  }
}

/** The same round with two cards exchanged that the viewer does not see, if it can be the same for that viewer. */
function otherWorld(
  rules: Rules,
  moment: Moment,
  viewer: Viewer,
  randomness: Randomness,
): Moment | undefined {
  const round = playTo(rules, moment)!
  const seen = cardsShown(round.view(viewer))
  const dealt = new Set(
    moment.inputs.flatMap(input => (input.kind === 'card' && !seen.has(input.card) ? [input.card] : [])),
  )
  const hidden = [...new Set([...dealt, ...round.shoe])].filter(card => card !== UNKNOWN && !seen.has(card))
  const own = [...dealt]
  if (own.length === 0 || hidden.length < 2) return undefined
  const [a, b] = [own[randomness.below(own.length)]!, hidden[randomness.below(hidden.length)]!]
  const other = (card: Card): Card => (card === a ? b : card === b ? a : card)
  const inputs = moment.inputs.map((input): Input => {
    if (input.kind === 'card') return { ...input, card: other(input.card) }
    return input.kind === 'move' && input.cards ? { ...input, cards: input.cards.map(other) } : input
  })
  const changed = playTo(rules, { ...moment, inputs })
  if (a === b || !changed) return undefined
  const same = JSON.stringify(changed.view(viewer)) === JSON.stringify(round.view(viewer))
  return same ? { ...moment, inputs } : undefined
}

/** The out card may be forced back by anybody in action, who has the right to see that hand (003:323). */
const REVEALING_INCIDENTS = ['out-card-returned']

/** Everything that a viewer can learn from the floor's panel. */
function learned(again: ReplayRound, viewer: Viewer): unknown {
  return offersAt(again, viewer)
    .filter(({ name }) => !REVEALING_INCIDENTS.includes(name))
    .map(offer => [
      offer,
      wantedOf(again(), offer.name, viewer).map(wanted => [wanted, weigh(again, viewer, wanted)]),
    ])
}

/** A round as a table of the house plays it, with one ruling of somebody who sees only what is open. */
function ruledOnce(rules: Rules, n: number): Readonly<Record<string, unknown>> | undefined {
  const randomness = new Randomness(numberedSeed(n))
  const { house, setup, round } = startRandomRound(rules, n, randomness, library)
  const secret = `secret ${n}`
  const shuffle = { commitment: commitmentOf(secret), secret, added: [] }
  const shoe = new SeededShoe(round.shoe, seedOfShuffle(shuffle))
  const game = gameOf(rules)
  const when = randomness.below(6)
  let ruling: Ruling | undefined
  for (let asked = 0; !round.over; ) {
    const { kind } = round.awaiting
    const waits = kind === 'decision' || kind === 'settlement'
    if (waits && !ruling && (asked === when || kind === 'settlement')) {
      ruling = anyRuling(rules, { house, setup, inputs: [...round.inputs] }, randomness)
      if (ruling) expect(round.take(ruling)).toBeUndefined()
      asked++
      if (ruling) continue
    }
    asked++
    if (round.awaiting.kind === 'decision') {
      const ask = round.awaiting.asked[0]!
      unwrap(round.take(game.advise(round.view(askedSeat(ask)), ask)) ?? true)
    } else unwrap(round.take(shoe.next(round.awaiting)!) ?? true)
  }
  if (!ruling) return undefined
  const result = writeResult(round.result, english.say)
  return {
    record: 1,
    game: rules.id,
    ...house.choice,
    ...setup,
    ...writeInputs(round.inputs),
    shuffle,
    result,
  }
}

function anyRuling(rules: Rules, moment: Moment, randomness: Randomness): Ruling | undefined {
  const again = againFor(rules, moment)
  const offers = offersAt(again, 'public')
  const offer = offers[randomness.below(Math.max(1, offers.length))]
  const choices = offer ? choicesOf(again, 'public', offer.name).filter(({ more }) => !more) : []
  const choice = choices[randomness.below(Math.max(1, choices.length))]
  if (!offer || !choice) return undefined
  const { card, more: _, ...whose } = choice
  return unwrap(rulingFrom(again(), { name: offer.name, ...whose, ...(card ? { cards: [card] } : {}) }))
}

describe('a round with rulings ends, and its record verifies with its shuffle', () => {
  for (const rules of games) {
    test(rules.id, () => {
      for (let n = 0; n < 2 * ROUNDS; n++) {
        const record = ruledOnce(rules, n)
        const wrong = record && verifyRecord(record, library, english.say)
        if (wrong) throw new Error(`${n} ${writeRefusal(wrong)} ${JSON.stringify(record?.moves)}`)
      }
    })
  }
})

describe('the floor learns nothing of cards that it may not see', () => {
  for (const rules of games) {
    test(rules.id, () => {
      const randomness = new Randomness(numberedSeed(7))
      for (let n = 0; n < ROUNDS; n++) {
        for (const moment of momentsOf(rules, n)) {
          const viewer = (['public', 1, 2] as const)[randomness.below(3)]!
          for (let tries = 0; tries < 12; tries++) {
            const other = otherWorld(rules, moment, viewer, randomness)
            if (!other) continue
            expect(learned(againFor(rules, other), viewer)).toEqual(learned(againFor(rules, moment), viewer))
            break
          }
        }
      }
    })
  }
})
