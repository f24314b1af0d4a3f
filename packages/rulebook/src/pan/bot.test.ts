import {
  type Ask,
  families,
  gameOf,
  isRefusal,
  type Move,
  type Round,
  readingsOf,
  writeRefusal,
} from '@cardroom/engine'
import { type Card, cards, Randomness, shuffle } from '@cardroom/engine/cards'
import { describe, expect, test } from 'vitest'
import { filed } from '../filed/games.ts'

const rules = filed('pan', 'comstock/pan')
const family = families.pan!

function start(seats: readonly number[], first: number): Round {
  const readings = readingsOf(rules)
  if (isRefusal(readings)) throw new Error(writeRefusal(readings))
  const setup = { chip: 100, ante: 100, first, seats: seats.map(seat => ({ seat, stack: 100_000 })) }
  const round = gameOf(rules).start(setup, { readings })
  if (isRefusal(round)) throw new Error(writeRefusal(round))
  return round
}

const asked = (round: Round): readonly Ask[] =>
  round.awaiting.kind === 'decision' ? round.awaiting.asked : []

const advice = (round: Round, ask = asked(round)[0]!): Move => family.advise(rules, round.view(ask.seat), ask)

/** Two seats with these hands; seat 2 is first, and everybody is in. */
function hands(two: string, one: string): Round {
  const round = start([1, 2], 2)
  const [a, b] = [cards(two), cards(one)]
  for (const card of [...a.slice(0, 5), ...b.slice(0, 5), ...a.slice(5), ...b.slice(5)]) {
    round.take({ kind: 'card', card })
  }
  for (const seat of [2, 1]) round.take({ kind: 'move', seat, move: 'in' })
  return round
}

const draw = (round: Round, seat: number, text: string): void => {
  round.take({ kind: 'move', seat, move: 'draw' })
  round.take({ kind: 'card', card: cards(text)[0]! })
}

const junk = 'Ah 3d 5c 7d Qc 2h 4c 6s Jd Kc'

describe('the bot', () => {
  test('plays good hands and passes bad ones', () => {
    const deal = (text: string): Move => {
      const round = start([1, 2], 2)
      const [a, b] = [cards(text), cards(junk)]
      for (const card of [...a.slice(0, 5), ...b.slice(0, 5), ...a.slice(5), ...b.slice(5)]) {
        round.take({ kind: 'card', card })
      }
      return advice(round)
    }
    expect(deal('7s 7s 7s 5h 5d As 2s Kh Kc 4d').move).toBe('in')
    expect(deal('Ah 4d 6c Jd Qc 2s 5d 7h Kc 2d').move).toBe('pass')
  })

  test('uses a card for a condition, collects, and keeps its pairs', () => {
    const round = hands('7s 7s Kh Kd 4h 5h Qc 2s 3d Jc', junk)
    draw(round, 2, '7s')
    expect(advice(round)).toMatchObject({ move: 'meld', cards: cards('7s 7s 7s') })
    round.take(advice(round))
    expect(advice(round)).toMatchObject({ move: 'collect', cents: 400 })
    round.take(advice(round))
    const thrown = advice(round)
    expect(thrown.move).toBe('discard')
    expect(cards('Qc 2s 3d Jc')).toContain(thrown.cards![0])
  })

  test('does not break a valle pair for a meld that pays nothing and leads nowhere', () => {
    const round = hands('3s 3s 4h 4d Qc Qd As 2s Kc Jh', junk)
    draw(round, 2, '4s')
    const used = advice(round)
    round.take(used)
    while (asked(round)[0]?.seat === 2) {
      const next = advice(round)
      if (next.move === 'discard') expect(cards('3s')).not.toContain(next.cards![0])
      round.take(next)
    }
  })

  test('takes the option card that it needs', () => {
    const round = hands(junk, '5s 5s Ah 2d 4c 7d Qc Kc Jd 3h')
    draw(round, 2, '5s')
    round.take({ kind: 'move', seat: 2, move: 'discard', cards: cards('5s') })
    expect(advice(round).move).toBe('take')
  })
})

/** Anything that is legal. */
function anything({ seat, options }: Ask, randomness: Randomness): Move {
  const { move, cards: named, cents, to } = options[randomness.below(options.length)]!
  const pick = <T>(list: readonly T[]): T => list[randomness.below(list.length)]!
  return {
    kind: 'move',
    seat,
    move,
    ...(named ? { cards: named.groups ? pick(named.groups) : [pick(named.from)] } : {}),
    ...(cents ? { cents: cents.max } : {}),
    ...(to === undefined ? {} : { to }),
  }
}

test('three bots win from three who do anything', () => {
  let won = 0
  for (let n = 0; n < 60; n++) {
    const randomness = new Randomness(n.toString(16).padStart(64, '0'))
    const round = start([1, 2, 3, 4, 5, 6], 1 + randomness.below(6))
    const deck: Card[] = shuffle([...round.shoe], randomness)
    const isBot = (seat: number): boolean => seat % 2 === n % 2
    while (!round.over) {
      const { awaiting } = round
      if (awaiting.kind === 'card') round.take({ kind: 'card', card: deck.pop()! })
      else if (awaiting.kind === 'shuffle') {
        deck.push(...awaiting.cards)
        round.take({ kind: 'shuffled' })
      } else if (awaiting.kind === 'decision') {
        const ask = awaiting.asked[0]!
        const move = isBot(ask.seat) ? advice(round, ask) : anything(ask, randomness)
        expect(round.take(move)).toBeUndefined()
      } else round.take({ kind: 'settle' })
    }
    for (const [seat, cents] of Object.entries(round.result.net)) if (isBot(Number(seat))) won += cents
  }
  // More than a chip a hand for each of them.
  expect(won).toBeGreaterThan(60 * 3 * 100)
})
