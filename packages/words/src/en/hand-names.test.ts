import { expect, test } from 'vitest'
import { nameHand } from './hand-names.ts'
import { catalogue, english } from './index.ts'

test('hands are named as in the rest of the language', () => {
  for (const hand of [
    { say: 'full-house', values: { of: 'K', over: '5' } },
    { say: 'five-aces' },
    { say: 'rope', values: { from: '3', to: '5', suit: 'h' } },
    { say: 'pan-out' },
  ]) {
    expect(nameHand(hand)).toBe(english.say(hand))
  }
})

test('what is no hand is not said', () => {
  expect(catalogue.sentences).toHaveProperty('kind-of-hand')
  expect(() => nameHand({ say: 'kind-of-hand' })).toThrow('"kind-of-hand" is not the name of a hand')
})
