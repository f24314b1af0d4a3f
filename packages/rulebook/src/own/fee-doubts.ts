import { type Refusal, refuser, within } from '@cardroom/engine'
import { breaches } from '../collection/breaches.ts'
import { feeTablesOf, type OwnGame } from './own-game.ts'
import type { OwnGameRefusals } from './refusals.ts'

const refuse = refuser<OwnGameRefusals>()

/** Fees of a game that break rules which all sheets keep, each with its place. */
export function feeDoubts(game: OwnGame): Refusal[] {
  return feeTablesOf(game).flatMap((table, i) =>
    table.options.flatMap((option, n) =>
      breaches([{ ...table, options: [option] }]).map(({ rule, printed }) =>
        within<never>(['collection', i, 'options', n], refuse('own-fee-rule', { rule, printed })),
      ),
    ),
  )
}
