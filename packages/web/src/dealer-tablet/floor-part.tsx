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
import type { Names } from '@cardroom/words'
import { useMemo } from 'react'
import { familyPicture } from '../families/family.tsx'
import { GamePicture } from '../families/game-picture.tsx'
import { roundPicture } from '../felt/picture.ts'
import { PointingContext } from '../shared/pointing/pointing.ts'
import { isRules } from '../shared/rule-sets/rule-sets.ts'
import { FloorPad } from '../table/floor/floor-pad.tsx'
import { pointingOf } from '../table/floor/floor-pointing.ts'
import type { FloorSource } from '../table/floor/source.ts'
import { useFloor } from '../table/floor/use-floor.ts'

interface Props {
  readonly session: DealtSession
  readonly round: Round
  readonly names: Names
  readonly enter: (does: DealerAction) => Refusal | undefined
  readonly close: () => void
}

/** The floor's ruling: choose the incident, tap its cards or seat, and preview the consequence. */
export function DealFloor({ session, round, names, enter, close }: Props) {
  const { m } = names
  const moment = round.inputs.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round that goes on is looked at anew
  const source = useMemo(() => dealFloor(session, round, enter), [session, round, moment])
  const floor = useFloor(source, moment, close)
  const view = round.view('house')
  const { rules } = session.game
  if (!isRules(rules)) return null
  const sitters = Array.from({ length: rules.seats.places }, (_, at) => at + 1).map(seat => {
    const who = session.table.state.seats[seat]
    const name = who && (names.players.get(seat) ?? m.table.seat({ seat }))
    return { seat, ...(name === undefined ? {} : { name }), notes: [] }
  })
  return (
    <PointingContext value={pointingOf(floor, view.piles, names)}>
      <div className="deal-ruling">
        <GamePicture
          picture={familyPicture(rules.family, roundPicture(view, { sitters }, m.say), m, rules)}
          names={names}
          rules={rules}
        />
        <div className="dock">
          <FloorPad floor={floor} names={names} piles={view.piles} close={close} />
        </div>
      </div>
    </PointingContext>
  )
}

/** The floor of a table dealt by hand: the tablet sees all cards. */
function dealFloor(
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
