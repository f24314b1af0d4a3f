import { type MakeUp, type Refusal, seatedIn } from '@cardroom/engine'
import type { DealtSession } from '@cardroom/engine/dealt'
import { type Names, seatName } from '@cardroom/words'
import { useState } from 'react'
import { Refused } from '../../shared/frame/refused.tsx'
import type { EnterAction } from './desk-props.ts'

interface Props {
  readonly session: DealtSession
  readonly names: Names
  readonly enter: EnterAction
}

/** How players are dealt in again whom a blind has passed, or who have changed seats. */
export function MakeUps({ session, names, enter }: Props) {
  const { m } = names
  const [why, setWhy] = useState<Refusal>()
  const { part, state } = session.table
  const { owes } = part.face()
  const rows = seatedIn(state.seats).flatMap(who => {
    const may = part.may(who).find(one => one.do === 'make-up')
    return may?.do === 'make-up' ? [{ ...may, seat: who.seat }] : []
  })
  if (rows.length === 0) return null
  return (
    <section className="make-ups" aria-label={m.dealing.makeUps}>
      <ul>
        {rows.map(({ seat, ways, chosen, hands }) => {
          const { live = 0, dead = 0 } = owes[seat] ?? {}
          const money = (cents: number) => (cents === 0 ? undefined : m.money(cents))
          const words = (way: MakeUp): string =>
            way === 'wait' && hands !== undefined ? m.seating.waitOut({ n: hands }) : m.table.makeUpWays[way]
          return (
            <li key={seat} data-seat={seat}>
              <strong>{seatName(names, seat)}</strong>
              <span>
                {hands === undefined ? m.dealing.makeUps : m.seating.afterChange}{' '}
                {m.dealing.posts({ live: money(live), dead: money(dead) })}
              </span>
              <span className="moves">
                {ways.map(how => (
                  <button
                    key={how}
                    type="button"
                    className="btn quiet"
                    aria-pressed={how === chosen}
                    onClick={() => setWhy(enter({ do: 'make-up', seat, how }))}
                  >
                    {words(how)}
                  </button>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
      <Refused why={why} as="why" className="dealing-note" />
    </section>
  )
}
