import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keysSaid, sources } from './testing/sources.ts'

/** What rooms write themselves, what layouts print, and what a function of the messages asks for: no source says it. */
const SAID_BY_NO_SOURCE = ['own-words', 'printed-name', 'odds']

const folder = join(import.meta.dirname, '../messages/en')
const areas = readdirSync(folder).map(
  name => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))] as [string, Record<string, string>],
)

test('no key is said by two areas', () => {
  const keys = areas.flatMap(([, messages]) => Object.keys(messages))
  expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([])
})

test('some source says every sentence', () => {
  const isSaid = keysSaid(sources())
  const sentences = areas.flatMap(([, messages]) => Object.keys(messages)).filter(key => !key.includes('.'))
  expect(sentences.length).toBeGreaterThan(1900)
  expect(sentences.filter(key => !isSaid(key) && !SAID_BY_NO_SOURCE.includes(key))).toEqual([])
})
