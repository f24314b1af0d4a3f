import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { benchmarks } from '../bench/benchmarks.ts'
import { withFigures, writtenByHand } from '../bench/readme.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

/** A rate, a time, a size or a ratio; cards (`5s`) are none. */
const FIGURE =
  /\d[\d.,]*\s?(?:×|%|[kM] |ms\b|µs\b|KB\b|MB\b|rounds|hands|answers|actions)|\d s\b|times (?:as|faster)/

test.each(['README.md', 'docs/programmers/speed.md'])('commands have written every figure in %s', name => {
  const byHand = writtenByHand(read(name)).split('\n')
  expect(byHand.filter(line => FIGURE.test(line))).toEqual([])
})

test('recognizes figures in prose', () => {
  for (const text of ['it ranks 90 M hands/s', 'in 41.3 ms', '5.4× the next', 'at 2000 rounds a second']) {
    expect(text).toMatch(FIGURE)
  }
})

test.each(Object.keys(benchmarks))('puts the figures of %s in their place', name => {
  const text = withFigures(read('docs/programmers/speed.md'), name, 'new ones')!
  expect(text).toContain('\nnew ones\n')
  expect(withFigures(text, name, 'newer')).not.toContain('new ones')
  expect(withFigures('elsewhere', name, '')).toBeUndefined()
})
