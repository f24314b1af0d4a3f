import { expect, test } from 'vitest'
import { everyExercise, exerciseName } from '../testing/exercises.ts'

test('replaying the record gives the ruling, its line and its consequence', () => {
  const rows = new Set<string>()
  for (const { exercise, played, rules } of everyExercise('floor')) {
    const { key, asked } = exercise
    if (key.by !== 'ruling' || asked.by !== 'ruling') throw new Error(exerciseName(exercise))
    const moves = played.record.moves ?? []
    const name = moves.find(move => move.startsWith('floor '))?.split(' ')[1]
    const ruled = played.round
      .view('house')
      .log.find(event => event.type === 'ruled' && event.ruling.name === name)
    expect(ruled, exerciseName(exercise)).toMatchObject({
      ruling: { name, rule: asked.lines[key.line] },
      then: asked.rulings[key.ruling],
    })
    expect(new Set(asked.rulings.map(one => JSON.stringify(one))).size).toBe(asked.rulings.length)
    expect(new Set(asked.lines).size).toBe(asked.lines.length)
    rows.add(`${rules.family} ${name}`)
  }
  expect(rows.size).toBeGreaterThan(20)
})
