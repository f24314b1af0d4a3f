import {
  type Again,
  cardsLying,
  choicesOf,
  granted,
  type Input,
  isRefusal,
  type Library,
  offersAt,
  type Ruling,
  rulingFrom,
  weigh,
} from '@cardroom/engine'
import type { FloorSource } from '../floor/source.ts'
import { type Followed, follow } from './followed.ts'

/** The floor of a table that is followed: whoever enters its cards sees them all. */
export function followFloor(
  { rules, setup, round }: Followed,
  library: Library,
  give: (input: Ruling) => void,
): FloorSource {
  const inputs: readonly Input[] = [...round.inputs]
  const again: Again = () => granted(follow(rules.id, setup, inputs, library)).round
  return {
    offers: async () => offersAt(again, 'house'),
    choices: async name => choicesOf(again, 'house', name),
    weigh: async ruling => weigh(again, 'house', ruling),
    async rule(wanted) {
      const ruling = rulingFrom(again(), wanted)
      if (isRefusal(ruling)) return ruling
      give(ruling)
      return undefined
    },
    handOf: seat => cardsLying(round, round.placeOf(seat)).filter(({ hand }) => hand === undefined),
  }
}
