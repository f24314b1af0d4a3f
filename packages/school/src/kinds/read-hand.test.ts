import { type Card, JOKER, nameOf, parseCard, rankOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { slowFives } from '@cardroom/rulebook/testing'
import { expect, test } from 'vitest'
import { everyExercise, exerciseName } from '../testing/exercises.ts'

const cardsOf = (names: readonly string[]): Card[] => names.map(name => parseCard(name)!)
const ace = (card: Card): boolean => rankOf(card) === 12
const pips = (card: Card): number => (ace(card) ? 1 : Math.min(10, rankOf(card) + 2))
const sum = (cards: readonly Card[]): number => cards.reduce((all, card) => all + pips(card), 0)
/** Ultimate ranks its hands as hold’em does. */
const HOLD_EM = filed('poker', 'towers/texas-holdem')

test('the answer is the round’s name of the hand, and what a slower count or ranking finds', () => {
  let [counted, tapped, called] = [0, 0, 0]
  for (const { rules, exercise, played } of everyExercise('read-hand')) {
    const { question, key, asked, situation } = exercise
    const place = String(question.values?.who)
    const pile = situation.view.piles.find(one => one.place === place && one.hand === undefined)
    const shown = played.round.result.hands?.[place]
    expect(pile?.is ?? situation.view.log.length, exerciseName(exercise)).toBe(0)
    if (key.by === 'number') {
      counted++
      const cards = cardsOf(shown!.cards.split(' '))
      if (rules.family === 'blackjack') {
        // A joker, or an ace with a ten, may count otherwise.
        if (cards.includes(JOKER) || cards.length === 2) continue
        const hard = sum(cards)
        const isSoft = cards.some(ace) && hard + 10 <= rules.over.above
        expect(key.number, exerciseName(exercise)).toBe(isSoft ? hard + 10 : hard)
      } else expect(key.number, exerciseName(exercise)).toBe(sum(cards) % 10)
    } else if (key.by === 'choice' && asked.by === 'choice') {
      called++
      expect(asked.of[key.at], exerciseName(exercise)).toEqual(shown?.is)
      expect(new Set(asked.of.map(one => JSON.stringify(one))).size).toBe(asked.of.length)
    } else if (key.by === 'cards') {
      tapped++
      const board = situation.view.piles.find(one => one.place === 'board')
      const poker = rules.family === 'poker' ? rules : undefined
      const half = poker?.showdown.halves.find(one => one.for === question.values?.half)
      const ranking = half?.ranking ?? poker?.showdown.halves[0]?.ranking ?? 'high'
      if (ranking === 'short-deck') continue
      const like = poker ?? HOLD_EM
      const slow = slowFives(like, ranking, cardsOf(pile!.cards), cardsOf(board?.cards ?? []))
      const fives = (list: readonly (readonly string[])[]) =>
        [...new Set(list.map(five => five.toSorted().join()))].toSorted()
      const key5 = fives([key.cards, ...(key.others ?? [])])
      const slow5 = fives(slow.map(five => five.map(nameOf)))
      expect(key5, exerciseName(exercise)).toEqual(slow5)
    }
  }
  expect(Math.min(counted, tapped, called)).toBeGreaterThan(20)
})
