import type { Refusal } from '@cardroom/engine'
import { betsClockOf, type DealerAction, type DealtSession } from '@cardroom/engine/dealt'
import { useEffect, useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'

/** Seconds that a player has to bet, as at a live table. */
const BETTING_SECONDS = 20

interface Props {
  readonly session: DealtSession
  readonly enter: (does: DealerAction) => Refusal | undefined
}

/** Starts the betting clock that the board shows; a second tap closes the bets early. */
export function BetsClockButton({ session, enter }: Props) {
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
        onClick={() => enter({ do: 'clock', seconds: isRunning ? 0 : BETTING_SECONDS })}
      >
        {isRunning ? m.deal.clock.runs({ seconds: left }) : m.deal.clock.start({ seconds: BETTING_SECONDS })}
      </button>
    </>
  )
}

/** The seconds until a moment, by this tablet's clock. */
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
