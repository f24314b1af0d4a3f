import type { Refusal, Round } from '@cardroom/engine'
import type { DealtSession, Doing } from '@cardroom/engine/dealt'
import type { Names } from '@cardroom/words'
import { useMemo } from 'react'
import { isRules } from '../cloth/rules.ts'
import { dressed } from '../families/family.tsx'
import { GamePicture } from '../felt/game-picture.tsx'
import { roundPicture } from '../felt/picture.ts'
import { FloorPad } from '../floor/floor-pad.tsx'
import { pointingOf } from '../floor/floor-pointing.ts'
import { useFloor } from '../floor/use-floor.ts'
import { PointingContext } from '../pointing/pointing.ts'
import { dealFloor } from './deal-floor.ts'

interface Props {
  readonly session: DealtSession
  readonly round: Round
  readonly names: Names
  readonly enter: (does: Doing) => Refusal | undefined
  readonly close: () => void
}

/** The floor rules: what went wrong is chosen, what is named with it tapped, and what follows shown before. */
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
    const name = who && (names.players.get(seat) ?? m.table.seat(seat))
    return { seat, ...(name === undefined ? {} : { name }), notes: [] }
  })
  return (
    <PointingContext value={pointingOf(floor, view.piles, names)}>
      <div className="deal-ruling">
        <GamePicture
          picture={dressed(rules.family, roundPicture(view, { sitters }, m.say), m, rules)}
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
