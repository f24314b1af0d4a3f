import { parseCard, rankOf } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { everyExercise, exerciseName } from '../testing/exercises.ts'

const pips = (name: string): number => {
  const rank = rankOf(parseCard(name)!)
  return rank === 12 ? 1 : rank > 7 ? 0 : rank + 2
}

test('a hand draws if a card came to it in the round, or if its total says so', () => {
  const asked = new Set<string>()
  for (const { rules, exercise, played } of everyExercise('draw')) {
    const { question, key, situation } = exercise
    const place = String(question.values?.who)
    const lying = situation.view.piles.find(one => one.place === place && one.hand === undefined)!.cards
    const draws = key.by === 'choice' && key.at === 0
    asked.add(`${rules.family} ${question.say} ${draws}`)
    if (question.say === 'ask-draw-house-way' && rules.family === 'pan-9') {
      const total = lying.reduce((sum, name) => sum + pips(name), 0) % 10
      expect(draws, exerciseName(exercise)).toBe(total <= rules.houseWay.drawsUpTo)
    } else {
      const cards = played.round.result.hands?.[place]?.cards.split(' ') ?? []
      expect(cards.length > lying.length, exerciseName(exercise)).toBe(draws)
    }
  }
  expect(asked.size).toBeGreaterThanOrEqual(4)
})
