import { refuser, sayer } from '@cardroom/engine'
import type { LabRefusals, LabSentences } from '@cardroom/lab'
import { expect, test } from 'vitest'
import { sayOdds, sayRefusal } from '../../index.ts'
import { english } from './index.ts'

const refuse = refuser<LabRefusals>()
const say = sayer<LabSentences>()

test.each([
  [refuse('number-of-hands', { most: 10, given: 1 }), 'two to 10 hands are compared, not 1'],
  [
    refuse('hand-too-long', { hand: 'AsAhAd', most: 2, given: 3, dealt: true }),
    '"AsAhAd": a hand has 2 cards by then, not 3',
  ],
  [
    refuse('no-such-reading-of-the-game', { game: 'our/game', reading: 'luck', known: [] }),
    'our/game has no reading "luck" (it has none)',
  ],
  [
    { ...refuse('more-than-the-shoe-has', { card: '7s', has: 3 }), at: ['dealt'] },
    'dealt: the shoe has 3 of 7s',
  ],
])('%j', (refusal, text) => {
  expect(sayRefusal(english, refusal)).toBe(text)
})

test.each([
  [say('holds-a-draw', { suited: 3, within: 4, high: 1 }), '3 of a suit, within 4 ranks, 1 ten or higher'],
  [
    say('holds-a-draw', { suited: 2, within: undefined, high: 0 }),
    '2 of a suit, no straight, 0 ten or higher',
  ],
  [say('makes-no-pair', { fourOfASuit: 'K' }), 'High card, four of a suit with K'],
  [
    say('makes-what-the-board-makes', { hand: 'Pair', onBoard: true, highest: 'T' }),
    'Pair on the board, T in the hand',
  ],
  [say('bets-so-often', { share: 0.1234 }), '12.3 %'],
  [
    say('hands-of-a-deck', { for: 'high', cards: 5, deck: 41, joker: 'up' }),
    'high hands, 5 of 41 cards, a joker dealt up',
  ],
  [say('half-of-the-pot', { half: 'low', board: 2 }), 'board 2 low'],
])('%j', (saying, text) => {
  expect(english.say(saying)).toBe(text)
})

test('says a chart, and keeps its letters', () => {
  const table = {
    title: say('chart-pairs'),
    columns: [say('chart-hand'), 'A'],
    rows: [{ hand: 'T-T', moves: ['S'] }],
    legend: { S: say('chart-stand') },
  }
  const answer = { game: 'our/game', method: 'exact', decks: 1, wagers: [], strategy: [table] } as const
  expect(sayOdds(english, answer).strategy).toEqual([
    { title: 'Pairs', columns: ['hand', 'A'], rows: table.rows, legend: { S: 'stand' } },
  ])
})
