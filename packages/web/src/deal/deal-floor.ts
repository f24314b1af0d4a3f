import {
  type Again,
  cardsLying,
  choicesOf,
  granted,
  isRefusal,
  offersAt,
  type Refusal,
  type Round,
  rulingFrom,
  weigh,
  writeRuling,
} from '@cardroom/engine'
import type { DealtSession, Doing } from '@cardroom/engine/dealt'
import type { FloorSource } from '../floor/source.ts'

/** The floor of a table that a person deals: whoever enters its cards sees them all. */
export function dealFloor(
  { table }: DealtSession,
  round: Round,
  enter: (does: Doing) => Refusal | undefined,
): FloorSource {
  const again: Again = () => granted(table.again())
  return {
    offers: async () => offersAt(again, 'house'),
    choices: async name => choicesOf(again, 'house', name),
    weigh: async ruling => weigh(again, 'house', ruling),
    async rule(wanted) {
      const ruling = rulingFrom(again(), wanted)
      return isRefusal(ruling) ? ruling : enter({ do: 'move', move: writeRuling(ruling) })
    },
    handOf: seat => cardsLying(round, round.placeOf(seat)).filter(({ hand }) => hand === undefined),
  }
}
