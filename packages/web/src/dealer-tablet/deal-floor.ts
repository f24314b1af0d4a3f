import {
  cardsLying,
  choicesOf,
  isRefusal,
  offersAt,
  type Refusal,
  type ReplayRound,
  type Round,
  rulingFrom,
  unwrap,
  weigh,
  writeRuling,
} from '@cardroom/engine'
import type { DealerAction, DealtSession } from '@cardroom/engine/dealt'
import type { FloorSource } from '../table/floor/source.ts'

/** The floor of a table dealt by hand: the tablet sees all cards. */
export function dealFloor(
  { table }: DealtSession,
  round: Round,
  enter: (does: DealerAction) => Refusal | undefined,
): FloorSource {
  const again: ReplayRound = () => unwrap(table.again())
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
