import { type Round, startRecord, unwrap, type View, type Viewer } from '@cardroom/engine'
import { cards, UNKNOWN } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { openRulebook } from '../library.ts'

const library = await openRulebook()

/** Seat 2's player bets circle 4 too; seat 3 bets for itself. */
const start = (game: string, on: string, more: object = {}): Round =>
  unwrap(
    startRecord(
      {
        record: 1,
        game,
        bank: { seat: 1, wager: 100_000 },
        wagers: [
          { seat: 2, on, amount: 1000 },
          { seat: 4, player: 2, on, amount: 2000 },
          { seat: 3, on, amount: 500 },
        ],
        stacks: { 2: 9000 },
        cards: {},
        ...more,
      },
      library,
    ),
  ).round

const deal = (round: Round, hand: string): void => {
  for (const card of cards(hand)) unwrap(round.take({ kind: 'card', card }))
}

/** What a viewer sees of the hand of circle 4, on the felt and in the log. */
function circleSeen(round: Round, viewer: Viewer): { pile: readonly string[]; log: boolean[] } {
  const { piles, log }: View = round.view(viewer)
  return {
    pile: piles.find(({ place }) => place === '4')?.cards ?? [],
    log: log.flatMap(event => (event.type === 'dealt' && event.to === '4' ? [event.card !== UNKNOWN] : [])),
  }
}

const DOWN = ['??', '??', '??']

test('shows the hand of a circle to its bettor, and asks them', () => {
  const round = start('cameo/three-card-poker-6-card-bonus', 'ante')
  deal(round, 'As Ah 2c Kd 7h 3s Qs 9d 4h Jc Td 8s')
  const hand = ['Qs', '9d', '4h']
  expect(circleSeen(round, 2)).toMatchObject({ pile: hand })
  for (const viewer of [3, 4, 'public'] as const) expect(circleSeen(round, viewer).pile).toEqual(DOWN)
  expect(circleSeen(round, 2).log).not.toEqual(circleSeen(round, 4).log)
  round.take({ kind: 'move', seat: 2, move: 'play' })
  round.take({ kind: 'move', seat: 3, move: 'fold' })
  expect(round.awaiting).toMatchObject({ asked: [{ seat: 4, player: 2 }] })
  const options = (viewer: Viewer) => {
    const { awaiting } = round.view(viewer)
    return awaiting.kind === 'decision' ? awaiting.asked[0]?.options.length : undefined
  }
  expect([2, 3, 4].map(options)).toEqual([2, 0, 0])
})

test('adds up a person’s circles in one account', () => {
  const round = start('cameo/three-card-poker-6-card-bonus', 'ante')
  const person = () => round.view('public').seats.find(({ seat }) => seat === 2)
  expect(person()).toEqual({ seat: 2, stack: 9000, bet: 3000, change: -3000 })
  deal(round, 'As Ah 2c Kd 7h 3s Qs 9d 4h Jc Td 8s')
  round.take({ kind: 'move', seat: 2, move: 'play' })
  expect(person()).toMatchObject({ stack: 8000, bet: 4000 })
  round.take({ kind: 'move', seat: 3, move: 'fold' })
  round.take({ kind: 'move', seat: 4, move: 'fold' })
  expect(round.view('public').log).toContainEqual({
    type: 'moved',
    move: { kind: 'move', seat: 4, player: 2, move: 'fold' },
  })
  round.take({ kind: 'settle' })
  // The bank's jack high does not qualify: the Ante wins, the Play goes back; the fold has lost 2000.
  expect(round.result.net).toEqual({ 1: 1500, 2: -1000, 3: -500 })
  expect(round.imbalance).toBe(0)
})

test('spends each chip once over all circles', () => {
  const round = start('cameo/three-card-poker-6-card-bonus', 'ante', { stacks: { 2: 2500 } })
  deal(round, 'As Ah 2c Kd 7h 3s Qs 9d 4h Jc Td 8s')
  round.take({ kind: 'move', seat: 2, move: 'play' })
  round.take({ kind: 'move', seat: 3, move: 'fold' })
  // 1500 are left, and a Play wager in circle 4 would be 2000: the hand has no choice.
  expect(round.awaiting).toEqual({ kind: 'settlement' })
})

test('hides both hands where only one may be seen (003:444)', () => {
  const round = start('comstock/super-pan-9', 'base')
  round.take({ kind: 'dice', dice: [1, 2, 3] })
  deal(round, '2c 3c 4c Ac 2d 3d 4d Ad 2h 3h 4h Ah')
  for (const viewer of [2, 3, 4, 'public'] as const) {
    expect(circleSeen(round, viewer)).toEqual({ pile: DOWN, log: [false, false, false] })
  }
  const played = start('comstock/super-pan-9', 'base', { readings: { secondHand: 'played' } })
  played.take({ kind: 'dice', dice: [1, 2, 3] })
  deal(played, '2c 3c 4c Ac 2d 3d 4d Ad 2h 3h 4h Ah')
  expect(circleSeen(played, 2)).toMatchObject({ pile: ['4c', '4d', '4h'] })
  expect(circleSeen(played, 4)).toMatchObject({ pile: DOWN })
})
