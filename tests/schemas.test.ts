import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeRecord, families, isRefusal } from '@cardroom/engine'
import { games, openRulebook, standard } from '@cardroom/rulebook'
import { ownGame } from '@cardroom/rulebook/own/own-game.ts'
import { SCHEMA_KINDS, type SchemaKind, schemaOf } from '@cardroom/rulebook/schemas.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { examples, noExamples } from './examples.ts'

const folder = join(import.meta.dirname, '../schemas')
const ajv = new Ajv2020()

test('the published schemas are those of the code ("npm run schemas" writes them)', () => {
  const files = Object.keys(families).flatMap(family => SCHEMA_KINDS.map(kind => `${kind}-${family}.json`))
  expect(readdirSync(folder).sort()).toEqual(files.sort())
  for (const family of Object.keys(families)) {
    for (const kind of SCHEMA_KINDS) {
      const published = JSON.parse(readFileSync(join(folder, `${kind}-${family}.json`), 'utf8'))
      expect(published).toEqual(JSON.parse(JSON.stringify(schemaOf(kind, family))))
    }
  }
})

/** What somebody else's reader of JSON Schema says of a value. */
const validators = new Map<string, ReturnType<typeof ajv.compile>>()
function faults(kind: SchemaKind, family: string, value: unknown): string {
  const key = `${kind}-${family}`
  const validate = validators.get(key) ?? ajv.compile(schemaOf(kind, family))
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

describe.skipIf(noExamples)('records', async () => {
  const library = await openRulebook()

  test('what is played is valid under its schema', () => {
    const played = examples().filter(({ record }) => !isRefusal(completeRecord(record, library)))
    expect(played.length).toBeGreaterThan(100)
    const wrong = played.flatMap(({ id, game, record }) => {
      const found = library.game(game)
      const said = isRefusal(found) ? found.refused : faults('record', found.rules.family, record)
      return said === '' ? [] : [`${id}: ${said}`]
    })
    expect(wrong).toEqual([])
  })
})
