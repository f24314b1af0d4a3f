import {
  families,
  familyNames,
  isFamilyName,
  type Refusal,
  type Rules,
  refuser,
  within,
} from '@cardroom/engine'
import { FEE_DOCUMENTS, type FeeTable } from '@cardroom/engine/collection'
import {
  feePlay,
  feeTableFields,
  listOf,
  object,
  oneOf,
  type ReadFields,
  readAll,
  type Shape,
} from '@cardroom/engine/shape'
import { FEE_TABLES } from '../filed/fee-tables.ts'
import { contradictions } from './contradictions.ts'
import type { OwnGameRefusals } from './refusals.ts'

const feeTable = object({ document: oneOf(...FEE_DOCUMENTS), play: feePlay, ...feeTableFields })

/** A fee table that serves one game. */
export type OwnFees = ReadFields<typeof feeTable.fields>

/** A game as a room may change it: the rule set and its fees. */
export interface OwnGame {
  readonly rules: Rules
  readonly collection: readonly OwnFees[]
}

/** The shape of the file in which a room keeps a game of its own. */
export const ownGameShape = (rules: Shape<Rules>): Shape<OwnGame> =>
  object({ rules, collection: listOf(feeTable) })

/** A filed game, to be changed. */
export function ownGame(rules: Rules, tables: readonly FeeTable[] = FEE_TABLES): OwnGame {
  const collection = tables.flatMap(({ games, ...table }) =>
    games.filter(({ id }) => id === rules.id).map(({ document, play }) => ({ document, play, ...table })),
  )
  return { rules, collection }
}

/** Everything that is wrong with a file, each mistake with its place. */
export interface MistakenFile {
  readonly mistakes: readonly Refusal[]
}

/** The game of a file, or its mistakes. */
export function readOwnGame(value: unknown): OwnGame | MistakenFile {
  const family = (value as { rules?: { family?: unknown } } | null)?.rules?.family
  if (!isFamilyName(family)) {
    const found = JSON.stringify(family)
    const known = familyNames
    const unknown = refuser<OwnGameRefusals>()('own-no-such-family', { known, ...(found && { found }) })
    return { mistakes: [within<never>(['rules', 'family'], unknown)] }
  }
  const read = readAll(ownGameShape(families[family].rules), value)
  if ('mistakes' in read) return read
  const mistakes = contradictions(read.value)
  return mistakes.length > 0 ? { mistakes } : read.value
}

/** The fee tables of a game, as schedules are looked up. */
export const feeTablesOf = ({ rules, collection }: OwnGame): FeeTable[] =>
  collection.map(({ document, play, ...table }) => ({
    ...table,
    games: [{ id: rules.id, name: rules.name, play, document }],
  }))
