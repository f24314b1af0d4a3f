import { familyNames } from '@cardroom/engine'
import { SCHEMA_KINDS, schemaOf } from '@cardroom/rulebook/schemas'
import { english } from '@cardroom/words/en'
import { json } from './json.ts'

/** The JSON Schemas that are published, by their files' names. */
export const schemaFiles = (): ReadonlyMap<string, string> =>
  new Map(
    SCHEMA_KINDS.flatMap(kind =>
      familyNames.map(
        family => [`${kind}-${family}.json`, json(schemaOf(kind, family, english.say))] as const,
      ),
    ),
  )
