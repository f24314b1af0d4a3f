import { type Input, startRecord, unwrap } from '@cardroom/engine'
import { nameOf, parseCards } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { book, everyExercise, exerciseName } from '../testing/exercises.ts'

test('the key holds the cards that the house way puts in front', () => {
  let seen = 0
  for (const { exercise, played } of everyExercise('house-way')) {
    const { question, key } = exercise
    const place = String(question.values?.who)
    const { round } = unwrap(startRecord(exercise.record, book))
    const handed = (): Input | undefined => {
      const { awaiting } = round
      const asked = awaiting.kind === 'decision' ? awaiting.asked : []
      const ask = asked.find(({ seat, by }) => String(seat) === place && by === undefined)
      const way = ask?.options.find(({ move, cards }) => move === 'house-way' && !cards)
      return way && ask && { kind: 'move', seat: ask.seat, move: way.move }
    }
    for (const input of played.round.inputs) {
      const own = input.kind === 'move' && String(input.seat) === place && input.by === undefined
      if (round.take((own ? handed() : undefined) ?? input)) break
    }
    const front = round.over ? round.result.hands?.[place]?.front : undefined
    if (front === undefined || key.by !== 'cards') continue
    seen++
    const cards = parseCards(front)
    const names = Array.isArray(cards) ? cards.map(nameOf).toSorted() : []
    expect(names, exerciseName(exercise)).toEqual(key.cards.toSorted())
  }
  expect(seen).toBeGreaterThan(5)
})
