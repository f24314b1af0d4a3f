import { cards, nameOf } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { afterKey, type KeyEffect, NOTHING_TYPED, typedRank } from './typed-card.ts'

/** The effects of keys with a gap of some milliseconds between them. */
function typing(keys: readonly string[], apart: number): KeyEffect[] {
  const done: KeyEffect[] = []
  keys.forEach((key, i) => {
    done.push(afterKey(done.at(-1)?.typed ?? NOTHING_TYPED, key, 10_000 + i * apart))
  })
  return done
}
const taken = (keys: readonly string[], apart = 10): string[] =>
  typing(keys, apart).flatMap(({ card }) => (card === undefined ? [] : [nameOf(card)]))

test('reads a scanner’s cards, each with Enter, and swallows its Enter', () => {
  const keys = ['K', 'd', 'Enter', '1', '0', 'h', 'Enter', 'a', 'S', 'Enter']
  expect(taken(keys)).toEqual(['Kd', 'Th', 'As'])
  expect(typing(keys, 10).every(({ ours }) => ours)).toBe(true)
})

test('reads a card typed by hand without Enter, and leaves a later Enter alone', () => {
  expect(taken(['5', 'c', 'j', 'K'], 400)).toEqual(['5c', 'Jk'])
  expect(typing(['5', 'c', 'Enter'], 400).at(-1)!.ours).toBe(false)
  expect(taken(['5', '7', 'c'], 400)).toEqual(['7c'])
  expect(taken(['5', 'c'], 5_000)).toEqual([])
})

test('reads a rank without a suit', () => {
  expect(typedRank(typing(['q'], 0)[0]!.typed)).toBe('Q')
  expect(typedRank(typing(['1'], 0)[0]!.typed)).toBeUndefined()
  expect(typedRank(typing(['1', '0'], 10)[1]!.typed)).toBe('T')
})

test('reads dominoes as records write them', () => {
  expect(taken(['6', '-', '5'])).toEqual(['6-5'])
  expect(nameOf(cards('6-5')[0]!)).toBe('6-5')
})

test('reads ranks that follow each other as cards of their own', () => {
  const ranks = (keys: readonly string[]) => typing(keys, 100).flatMap(({ rank }) => rank ?? [])
  expect(ranks(['9', '4', 'k', 'Enter'])).toEqual(['9', '4', 'K'])
  expect(ranks(['9', 'h', '4', 's'])).toEqual([])
})

test('ignores other keys', () => {
  expect(typing(['z'], 0)[0]!.ours).toBe(false)
})
