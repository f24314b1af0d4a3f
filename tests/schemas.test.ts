import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FamilyName, familyNames, isRefusal, playRecord, writeRefusal } from '@cardroom/engine'
import { games, openRulebook, standard } from '@cardroom/rulebook'
import { ownGame } from '@cardroom/rulebook/own'
import { type SchemaKind, schemaOf } from '@cardroom/rulebook/schemas'
import { english } from '@cardroom/words/en'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { committedFiles } from '../scripts/generated.ts'
import { schemaFiles } from '../scripts/schemas.ts'
import { workedRounds } from './worked.ts'

const root = join(import.meta.dirname, '..')
const ajv = new Ajv2020()

test('the list of games and the picture of the packages are current ("npm run generate" writes them)', () => {
  for (const [path, content] of committedFiles()) expect(readFileSync(join(root, path), 'utf8')).toBe(content)
})

test('has a schema of the records and of the rules of each family, by an own id', () => {
  const files = [...schemaFiles()].map(([name, text]) => [name, (JSON.parse(text) as { $id: string }).$id])
  expect(files).toHaveLength(2 * familyNames.length)
  expect(files).toContainEqual(['record-pan.json', 'urn:cardroom:schema:record:pan'])
  expect(new Set(files.map(([, id]) => id)).size).toBe(files.length)
})

/** The findings of an independent validator of JSON Schema. */
const validators = new Map<string, ReturnType<typeof ajv.compile>>()
function faults(kind: SchemaKind, family: FamilyName, value: unknown): string {
  const key = `${kind}-${family}`
  const validate = validators.get(key) ?? ajv.compile(schemaOf(kind, family, english.say))
  validators.set(key, validate)
  return validate(JSON.parse(JSON.stringify(value))) ? '' : ajv.errorsText(validate.errors)
}

test.each([...games, ...standard].map(rules => [rules.id, rules] as const))(
  '%s is valid under its schema',
  (_, rules) => {
    expect(faults('rules', rules.family, ownGame(rules))).toBe('')
    expect(faults('rules', rules.family, { ...ownGame(rules), rules: { ...rules, seats: 7 } })).not.toBe('')
  },
)

describe('records', async () => {
  const library = await openRulebook()

  test('every played record is valid under its schema', () => {
    const played = workedRounds.filter(({ record }) => !isRefusal(playRecord(record, library)))
    expect(played.length).toBeGreaterThan(100)
    const wrong = played.flatMap(({ id, game, record }) => {
      const found = library.game(game)
      const said = isRefusal(found) ? writeRefusal(found) : faults('record', found.rules.family, record)
      return said === '' ? [] : [`${id}: ${said}`]
    })
    expect(wrong).toEqual([])
  })
})
