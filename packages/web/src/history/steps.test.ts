import { completeRecord, isRefusal, writeRefusal } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { type Replay, replayOf } from './steps.ts'

const library = await openRulebook()

const record = {
  record: 1,
  game: 'comstock/ez-baccarat-panda-8',
  bank: { seat: 1, wager: 50_000 },
  wagers: [
    { seat: 2, on: 'banker', amount: 2500 },
    { seat: 3, by: 'Kim', on: 'player', amount: 1000 },
  ],
  cards: { player: '5h Kd 3c', banker: '2s 2d 9h' },
  moves: [],
}

const replay = (of: unknown): Replay => {
  const played = replayOf(of, library)
  if (isRefusal(played)) throw new Error(writeRefusal(played))
  return played
}

test('steps from an empty table to the settlement', () => {
  const { steps, result } = replay(record)
  const cardsAt = (at: number): number =>
    steps[at]!.view.piles.reduce((sum, pile) => sum + pile.cards.length, 0)
  expect(cardsAt(0)).toBe(0)
  expect([1, 2, 3, 4, 5, 6].map(cardsAt)).toEqual([1, 2, 3, 4, 5, 6])
  expect(steps.at(-1)!.view.awaiting.kind).toBe('nothing')
  expect(result?.net).toMatchObject({ '2': -2500, '3/Kim': 1000 })
})

test('steps through a voided round to where it ended, without a result', () => {
  const voided = { ...record, cards: '5h 2s Kd', voided: true }
  const { steps, result, verified } = replay(voided)
  expect(steps).toHaveLength(4)
  expect({ result, verified }).toEqual({ result: undefined, verified: true })
})

test('checks a finished record by playing it again', () => {
  const finished = completeRecord(record, library, english.say)
  expect(replay(finished)).toMatchObject({ verified: true })
  const forged = structuredClone(finished) as { result: { net: Record<string, number> } }
  forged.result.net['2'] = 99
  expect(replay(forged)).toMatchObject({
    verified: false,
    difference: { at: ['result', 'net', '2'], values: { said: '99' } },
  })
})

test('says why a record cannot be played', () => {
  expect(replayOf({ ...record, cards: { player: '5h', banker: '2s 2d' } }, library)).toMatchObject({
    code: 'card-needed',
    at: ['cards', 'player'],
  })
  expect(replayOf('nonsense', library)).toHaveProperty('code')
})
