// Writes the published schemas: of the round records and of a room's own games, one for each family.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { families } from '@cardroom/engine'
import { SCHEMA_KINDS, schemaOf } from '@cardroom/rulebook/schemas.ts'

const folder = join(import.meta.dirname, '../schemas')
mkdirSync(folder, { recursive: true })
for (const family of Object.keys(families)) {
  for (const kind of SCHEMA_KINDS) {
    writeFileSync(
      join(folder, `${kind}-${family}.json`),
      `${JSON.stringify(schemaOf(kind, family), null, 2)}\n`,
    )
  }
}
