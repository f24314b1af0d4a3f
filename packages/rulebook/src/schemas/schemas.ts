import { type FamilyName, families, recordSchema, type Say } from '@cardroom/engine'
import type { JsonSchema } from '@cardroom/engine/shape'
import { ownGameShape } from '../own/own-game.ts'
import { withDefinitions } from './definitions.ts'

/** The kinds of published schemas. */
export const SCHEMA_KINDS = ['record', 'rules'] as const
/** A kind of published schema. */
export type SchemaKind = (typeof SCHEMA_KINDS)[number]

const TITLES: Readonly<Record<SchemaKind, string>> = {
  record: 'Cardroom: a round record',
  rules: 'Cardroom: a game of a room’s own',
}

/** The JSON Schema of a round record, or of a game as `cardroom rules export` writes it, by family. */
export function schemaOf(kind: SchemaKind, family: FamilyName, say: Say): JsonSchema {
  const schema =
    kind === 'record' ? recordSchema(families[family], say) : ownGameShape(families[family].rules).schema
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:cardroom:schema:${kind}:${family}`,
    title: `${TITLES[kind]}, ${family}`,
    ...withDefinitions(schema),
  }
}
