import { cards, nameOf } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { type AfterKey, afterKey, NOTHING_TYPED, typedRank } from './typed-card.ts'

/** What comes of keys that follow each other after so many milliseconds. */
function typing(keys: readonly string[], apart: number): AfterKey[] {
  const done: AfterKey[] = []
  keys.forEach((key, i) => {
    done.push(afterKey(done.at(-1)?.typed ?? NOTHING_TYPED, key, 10_000 + i * apart))
  })
  return done
}
const taken = (keys: readonly string[], apart = 10): string[] =>
  typing(keys, apart).flatMap(({ card }) => (card === undefined ? [] : [nameOf(card)]))

test('a scanner types cards one after the other, each with Enter, and its Enter does nothing else', () => {
  const keys = ['K', 'd', 'Enter', '1', '0', 'h', 'Enter', 'a', 'S', 'Enter']
  expect(taken(keys)).toEqual(['Kd', 'Th', 'As'])
  expect(typing(keys, 10).every(({ ours }) => ours)).toBe(true)
})

test('by hand a card needs no Enter, and an Enter later is not part of it', () => {
  expect(taken(['5', 'c', 'j', 'K'], 400)).toEqual(['5c', 'Jk'])
  expect(typing(['5', 'c', 'Enter'], 400).at(-1)!.ours).toBe(false)
  expect(taken(['5', '7', 'c'], 400)).toEqual(['7c'])
  expect(taken(['5', 'c'], 5_000)).toEqual([])
})

test('a rank alone is known as one', () => {
  expect(typedRank(typing(['q'], 0)[0]!.typed)).toBe('Q')
  expect(typedRank(typing(['1'], 0)[0]!.typed)).toBeUndefined()
  expect(typedRank(typing(['1', '0'], 10)[1]!.typed)).toBe('T')
})

test('dominoes are typed as records write them', () => {
  expect(taken(['6', '-', '5'])).toEqual(['6-5'])
  expect(nameOf(cards('6-5')[0]!)).toBe('6-5')
})

test('ranks that follow each other are each a card of their own', () => {
  const ranks = (keys: readonly string[]) => typing(keys, 100).flatMap(({ rank }) => rank ?? [])
  expect(ranks(['9', '4', 'k', 'Enter'])).toEqual(['9', '4', 'K'])
  expect(ranks(['9', 'h', '4', 's'])).toEqual([])
})

test('other keys are not ours', () => {
  expect(typing(['z'], 0)[0]!.ours).toBe(false)
})
