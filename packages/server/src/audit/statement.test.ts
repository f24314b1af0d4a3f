import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/room.ts'
import { makeStatement, readEnds, signingKey } from './statement.ts'

test('a statement holds as long as the chains go through it; one that was changed does not fit its signature', () => {
  const folder = temporaryFolder()
  const key = signingKey(join(folder, 'key.pem'))
  expect(signingKey(join(folder, 'key.pem')).equals(key)).toBe(true)
  const said = makeStatement(new Map([['t', { version: 3, hash: 'abc' }]]), 1, key)
  const file = join(folder, 'said.json')
  writeFileSync(file, JSON.stringify(said))
  expect(readEnds(file)).toEqual({ heads: new Map([['t', { version: 3, hash: 'abc' }]]), key: said.key })
  writeFileSync(file, JSON.stringify({ ...said, at: 2 }))
  expect(() => readEnds(file)).toThrow('signature does not fit')
  writeFileSync(file, JSON.stringify({ ...said, chains: [] }))
  expect(() => readEnds(file)).toThrow('not that of its chains')
})
