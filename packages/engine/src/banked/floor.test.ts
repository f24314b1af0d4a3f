import { describe, expect, test } from 'vitest'
import { cards } from '../cards/card.ts'
import type { RuledRow } from '../floor/incident.ts'
import type { Ruling } from '../round/awaiting.ts'
import type { Script } from '../round/script.ts'
import type { Readings } from '../rules/readings.ts'
import type { Refusal } from '../say/refusal.ts'
import { playerDealerFloor, rulerOf } from './family-floor.ts'
import type { BankedConsequence } from './incident.ts'
import { faceDownIncidents } from './incidents.ts'
import { BankedPlay } from './play.ts'
import type { BankedRound, Course } from './round.ts'
import type { BankedRules } from './rules.ts'
import { plainRules } from './testing/plain-rules.ts'

const cite = 'practice'

const row = (name: string, then: BankedConsequence): RuledRow<never, BankedConsequence> => ({
  name,
  written: 'ruling',
  then,
  says: { when: { say: 'when' }, then: { say: 'then' } },
  cite: `003:${name.length}`,
})

const rules = {
  ...plainRules(6, [
    { on: 'base', name: 'Base', kind: 'base', cite },
    { on: 'bonus', name: 'Bonus', kind: 'bonus', cite },
  ]),
  incidents: [...faceDownIncidents, row('hand-mixed', 'foul-hand'), row('wager-moved', 'forfeit')],
} satisfies BankedRules

/** A table with two hands of two cards each, in the middle of a round in which the player-dealer loses. */
function tableWith(readings: Readings = {}) {
  const course = (round: BankedRound<typeof rules>): Course => ({
    *script(): Script {},
    verdict: () => ({ outcome: 'win', odds: '1:1', rule: '003:1' }),
    hands: () => ({}),
    ruler: rulerOf(playerDealerFloor, round),
  })
  const play = new BankedPlay(
    {
      rules,
      setup: {
        bank: { seat: 1, wager: 10_000 },
        wagers: [
          { seat: 2, on: 'base', amount: 500 },
          { seat: 2, by: 'Kim', on: 'base', amount: 700 },
          { seat: 2, on: 'bonus', amount: 100 },
          { seat: 3, on: 'base', amount: 900 },
        ],
      },
      readings: { coverage: 'gross', ...readings },
      limits: undefined,
      fees: [],
    },
    course,
  )
  for (const card of cards('As Kd')) play.felt.lay('2', card, 2)
  for (const card of cards('Qh Jc')) play.felt.lay('bank', card, 'none')
  return play
}

const rule = (play: BankedPlay<typeof rules>, name: string, of: Partial<Ruling> = {}): Refusal | undefined =>
  play.rule({ kind: 'ruling', name, ...of })

const outcomes = (play: BankedPlay<typeof rules>): string[] => {
  play.settler.settleAll()
  return play.settler.lines.map(({ seat, by = '', on, outcome }) => `${seat}${by} ${on} ${outcome}`)
}

const codes = (...refusals: (Refusal | undefined)[]): (string | undefined)[] => refusals.map(one => one?.code)

test('refuses an unknown or impossible ruling, and changes nothing', () => {
  const play = tableWith()
  expect(codes(rule(play, 'rained-off'), rule(play, 'boxed-card'))).toEqual([
    'no-such-incident',
    'no-such-incident',
  ])
  expect(rule(play, 'misdeal', { seat: 4 })).toMatchObject({ code: 'no-hand-at-seat', values: { seat: 4 } })
  expect(rule(play, 'misdeal', { seat: 3, by: 'Kim' })?.code).toBe('no-wager-by')
  expect(codes(rule(play, 'hand-mixed'), rule(play, 'hand-mixed', { seat: 1 }))).toEqual([
    'name-a-players-hand',
    'name-a-players-hand',
  ])
  expect(rule(play, 'wager-moved', { seat: 1 })?.code).toBe('name-a-wager')
  expect(play.floor.rulings).toEqual([])
  expect(play.ended).toBeUndefined()
})

test('a foul hand is lost for everybody who bet on it, its bonus bet lives on', () => {
  const play = tableWith()
  expect(rule(play, 'hand-mixed', { seat: 2 })).toBeUndefined()
  expect(play.floor.rulings).toEqual([{ name: 'hand-mixed', seat: 2, rule: '003:10' }])
  expect(play.floor.isStruck(2)).toBe(true)
  expect(outcomes(play)).toEqual(['2 base lose', '2 bonus win', '2Kim base lose', '3 base win'])
})

test('one bettor forfeits, and the hand plays on', () => {
  const play = tableWith()
  expect(rule(play, 'wager-moved', { seat: 2, by: 'Kim' })).toBeUndefined()
  expect(play.floor.isStruck(2)).toBe(false)
  expect(outcomes(play)).toEqual(['2 base win', '2 bonus win', '2Kim base lose', '3 base win'])
})

test('takes a forfeit at once under that reading, and then refuses a misdeal', () => {
  const play = tableWith({ forfeitOrder: 'at-once' })
  rule(play, 'wager-moved', { seat: 2, by: 'Kim' })
  expect(play.settler.lines).toMatchObject([{ seat: 2, by: 'Kim', outcome: 'lose', takes: 700 }])
  expect(rule(play, 'misdeal')?.code).toBe('too-late-for-misdeal')
  expect(play.ended).toBeUndefined()
})

test('a misdeal ends the round', () => {
  const play = tableWith()
  expect(rule(play, 'misdeal')).toBeUndefined()
  expect(play.ended?.cite).toBe('practice')
})

describe('a wrong number of cards', () => {
  const decided = () => {
    const play = tableWith()
    play.felt.say({ type: 'moved', move: { seat: 2, move: 'play' } })
    return play
  }

  test('voids the deal before anybody has decided', () => {
    const play = tableWith()
    rule(play, 'too-few-cards', { seat: 2 })
    expect(play.ended).toBeDefined()
  })

  test('voids it later too where it is the player-dealer’s hand, or nobody’s', () => {
    for (const whose of [{ seat: 1 }, {}]) {
      const play = decided()
      rule(play, 'too-many-cards', whose)
      expect(play.ended).toBeDefined()
    }
  })

  test('kills a player’s hand later, and removes the surplus cards unseen', () => {
    const play = decided()
    rule(play, 'too-many-cards', { seat: 2, cards: cards('2c 3c') })
    expect(play.ended).toBeUndefined()
    expect(play.floor.isStruck(2)).toBe(true)
    expect(play.mending.map(task => task().next().value)).toEqual([
      { kind: 'card', to: '2', face: 'down', unseen: true },
      { kind: 'card', to: '2', face: 'down', unseen: true },
    ])
    expect(outcomes(play)).toEqual(['2 base push', '2 bonus push', '2Kim base push', '3 base win'])
  })
})

describe('a card that is exposed', () => {
  test('plays if it is a player’s', () => {
    const play = tableWith()
    expect(rule(play, 'exposed-card', { seat: 2, cards: cards('Kd') })).toBeUndefined()
    expect(play.felt.pile('2').map(({ seen }) => seen)).toEqual([2, 'all'])
    expect(play.ended).toBeUndefined()
  })

  test('voids the deal if it is the player-dealer’s', () => {
    const play = tableWith()
    expect(rule(play, 'exposed-card', { seat: 1, cards: cards('Qh') })).toBeUndefined()
    expect(play.ended).toBeDefined()
  })

  test('must lie face down there; none is turned if one does not', () => {
    const play = tableWith()
    rule(play, 'exposed-card', { seat: 2, cards: cards('Kd') })
    expect(rule(play, 'exposed-card', { seat: 2, cards: cards('As Kd') })).toMatchObject({
      code: 'card-not-face-down',
      values: { card: 'Kd' },
    })
    expect(play.felt.pile('2').map(({ seen }) => seen)).toEqual([2, 'all'])
    expect(rule(play, 'exposed-card', { seat: 2, cards: cards('2c') })?.code).toBe('card-not-held')
    expect(rule(play, 'exposed-card', { seat: 2 })?.code).toBe('name-the-cards')
  })

  test('is ruled on before the deal goes on; other rulings wait for a decision', () => {
    const play = tableWith()
    const named = { kind: 'ruling', seat: 2, cards: cards('Kd') } as const
    expect(play.atOnce({ ...named, name: 'exposed-card' })).toBe(true)
    expect(play.atOnce({ ...named, name: 'too-many-cards' })).toBe(false)
  })
})

test('a boxed card is dead and the next one takes its place', () => {
  const play = tableWith()
  const [card] = cards('9c')
  expect(
    play.passesOver({ kind: 'card', card: card!, boxed: true }, { kind: 'card', to: '3', face: 'down' }),
  ).toBe(true)
  expect(play.floor.rulings).toEqual([{ name: 'boxed-card', seat: 3, rule: 'practice' }])
})
