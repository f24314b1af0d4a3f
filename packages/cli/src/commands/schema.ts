import { parseArgs } from 'node:util'
import { familyNames, isFamilyName } from '@cardroom/engine'
import type { JsonSchema } from '@cardroom/engine/shape'
import { SCHEMA_KINDS, schemaOf } from '@cardroom/rulebook/schemas'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'

export const schemaCommand: QueryCommand = {
  help: `cardroom schema record|rules FAMILY

The JSON Schema of the round records of a family (${familyNames.join(', ')}), or of its games as
"cardroom rules export" writes them. @cardroom/rulebook/schemas/record-FAMILY.json and rules-FAMILY.json are the same.`,

  answer(args): JsonSchema {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const [kind, family, ...more] = positionals
    const known = SCHEMA_KINDS.find(one => one === kind)
    if (!known || more.length > 0) throw new BadInput(`${SCHEMA_KINDS.join(' or ')}, and a family`)
    if (!isFamilyName(family))
      throw new BadInput(`there is no family "${family ?? ''}" (${familyNames.join(', ')})`)
    return schemaOf(known, family, english.say)
  },

  print: answer => JSON.stringify(answer, null, 2),
}
