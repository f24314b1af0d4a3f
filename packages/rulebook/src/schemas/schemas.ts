import { type FamilyName, families, recordSchema, type Say } from '@cardroom/engine'
import type { JsonSchema } from '@cardroom/engine/shape'
import { ownGameShape } from '../own/own-game.ts'

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

/** A schema shorter than this is written inline. */
const INLINE_LENGTH = 80

/**
 * The same schema with repeated parts written once, under the name of the field where they were first met.
 */
export function withDefinitions(schema: JsonSchema): JsonSchema {
  const times = new Map<string, number>()
  visit(schema, (_, text) => times.set(text, (times.get(text) ?? 0) + 1))
  const names = new Map<string, string>()
  visit(schema, (name, text) => {
    if (times.get(text)! < 2 || text.length < INLINE_LENGTH || names.has(text)) return
    const taken = new Set(names.values())
    let free = name
    for (let i = 2; taken.has(free); i++) free = `${name}-${i}`
    names.set(text, free)
  })
  const $defs = Object.fromEntries(
    [...names].map(([text, name]) => [name, withReferences(JSON.parse(text), names)]),
  )
  return { ...(withReferences(schema, names) as JsonSchema), ...(names.size > 0 ? { $defs } : {}) }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schemas inside a schema, each with the field that it belongs to. */
function inside(schema: Fields, name: string): [name: string, schema: Fields][] {
  const { properties, items, additionalProperties, anyOf } = schema
  return [
    ...Object.entries(isFields(properties) ? properties : {}),
    ...[items, additionalProperties].map(one => [name, one]),
    ...(Array.isArray(anyOf) ? anyOf.map(one => [name, one]) : []),
  ].filter((entry): entry is [string, Fields] => isFields(entry[1]))
}

function visit(schema: Fields, see: (name: string, text: string) => void, name = ''): void {
  for (const [field, one] of inside(schema, name)) {
    see(field, JSON.stringify(one))
    visit(one, see, field)
  }
}

/** A schema with references to named parts; never a reference itself. */
function withReferences(value: unknown, names: ReadonlyMap<string, string>): unknown {
  const part = (one: unknown): unknown => {
    const name = isFields(one) ? names.get(JSON.stringify(one)) : undefined
    return name === undefined ? withReferences(one, names) : { $ref: `#/$defs/${name}` }
  }
  if (Array.isArray(value)) return value.map(part)
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(one)]))
}
