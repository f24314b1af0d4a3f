import type { Refusal } from '@cardroom/engine'
import { betsClockOf, type DealtSession, type Doing } from '@cardroom/engine/dealt'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'

/** So many seconds a player has to bet; a live table gives as many. */
const SECONDS = 20

interface Props {
  readonly session: DealtSession
  readonly enter: (does: Doing) => Refusal | undefined
}

/** One tap starts the clock that the board above the table shows, another closes the bets before it has run out. */
export function BetsClock({ session, enter }: Props) {
  const m = useMessages()
  const clock = betsClockOf(session)
  const left = useLeft(clock && clock.at + clock.seconds * 1_000)
  if (session.game.kind !== 'banked' || session.table.round) return null
  const isRunning = left !== undefined && left > 0
  return (
    <>
      {left === 0 ? (
        <p className="deal-clock" role="status">
          {m.deal.clock.closed}
        </p>
      ) : null}
      <button
        type="button"
        className={`btn small ${isRunning ? '' : 'quiet'}`}
        onClick={() => enter({ do: 'clock', seconds: isRunning ? 0 : SECONDS })}
      >
        {isRunning ? m.deal.clock.runs(left) : m.deal.clock.start(SECONDS)}
      </button>
    </>
  )
}

/** The seconds until then, by this tablet's clock. */
function useLeft(until: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const tick = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(tick)
  }, [until])
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1_000))
}
