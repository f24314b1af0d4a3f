import { parseArgs } from 'node:util'
import { families } from '@cardroom/engine'
import type { JsonSchema } from '@cardroom/engine/record/shape.ts'
import { SCHEMA_KINDS, type SchemaKind, schemaOf } from '@cardroom/rulebook/schemas.ts'
import { BadInput, type Question } from '../command.ts'

export const schema: Question = {
  help: `cardroom schema record|rules FAMILY

The JSON Schema of the round records of a family (${Object.keys(families).join(', ')}), or of its games as
"cardroom rules export" writes them. The folder schemas has them all.`,

  answer(args): JsonSchema {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const [kind, family, ...more] = positionals
    if (!SCHEMA_KINDS.some(one => one === kind) || more.length > 0)
      throw new BadInput(`${SCHEMA_KINDS.join(' or ')}, and a family`)
    if (family === undefined || !Object.hasOwn(families, family))
      throw new BadInput(`there is no family "${family ?? ''}" (${Object.keys(families).join(', ')})`)
    return schemaOf(kind as SchemaKind, family)
  },

  print: answer => JSON.stringify(answer, null, 2),
}
