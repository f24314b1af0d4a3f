import { refuser } from '@cardroom/engine'
import type { PokerRefusals } from '@cardroom/engine/poker'
import { expect, test } from 'vitest'
import { english } from './index.ts'

const refuse = refuser<PokerRefusals>()

test('says what is wrong with a ruling, or with the start of a hand', () => {
  expect(
    [
      refuse('poker-blind-above-the-bet', { bet: 250 }),
      refuse('poker-other-to-act', { seat: 4, turn: 2 }),
      refuse('poker-names-a-seat', { name: 'dead-hand' }),
      refuse('poker-not-before', { street: 'flop' }),
    ].map(english.refusal),
  ).toEqual([
    'larger than the bet, $2.50',
    'seat 4 is not to act: seat 2 is',
    '"dead-hand" names a seat',
    'it is not the time before the flop',
  ])
})
