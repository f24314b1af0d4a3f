import { expect, test } from 'vitest'
import { nameHand } from './hand-names.ts'
import { english } from './index.ts'

test('names hands as the rest of the language does', () => {
  for (const hand of [
    { say: 'full-house', values: { of: 'K', over: '5' } },
    { say: 'five-aces' },
    { say: 'rope', values: { from: '3', to: '5', suit: 'h' } },
    { say: 'pan-out' },
  ]) {
    expect(nameHand(hand)).toBe(english.say(hand))
  }
})

test('says nothing for text that is no hand', () => {
  expect(english.say({ say: 'kind-of-hand', values: { kind: 'pair' } })).toBe('Pair')
  expect(() => nameHand({ say: 'kind-of-hand' })).toThrow('"kind-of-hand" is not the name of a hand')
})
