import {
  boardAfter,
  type Clock,
  type DealtBoardChange,
  type DealtBoardReply,
  type DealtClock,
} from '@cardroom/protocol'
import { useEffect, useState } from 'react'

export interface DealtFeed {
  readonly seen?: DealtBoardReply
  /** The clock that closes the bets, by this screen's own time. */
  readonly clock?: Clock
  /** Nobody answers, or there is no such table. */
  readonly isLost: boolean
}

/** The first wait before the line is taken up again, and the longest, in milliseconds. */
const FIRST = 500
const LONGEST = 8_000

/** Follows a table that a person deals, and comes back whenever the line was cut. */
export function useDealtFeed(id: string): DealtFeed {
  const [feed, setFeed] = useState<DealtFeed>({ isLost: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let source: EventSource | undefined
    let wait = FIRST
    const connect = () => {
      source = new EventSource(`/api/dealt/${encodeURIComponent(id)}/board/stream`)
      source.onmessage = ({ data }) => {
        wait = FIRST
        const change = JSON.parse(String(data)) as DealtBoardChange
        setFeed(({ seen, clock }) => ({
          seen: boardAfter(seen, change),
          ...clockAfter(seen?.clock?.entry, clock, change.clock),
          isLost: false,
        }))
      }
      // A browser takes up a line again that was cut, but not one that was refused.
      source.onerror = () => {
        source?.close()
        setFeed(feed => ({ ...feed, isLost: true }))
        timer = setTimeout(connect, wait)
        wait = Math.min(LONGEST, wait * 2)
      }
    }
    connect()
    return () => {
      clearTimeout(timer)
      source?.close()
    }
  }, [id])
  return feed
}

/** A clock that runs already goes on as it does: it rings once. */
function clockAfter(
  before: string | undefined,
  runs: Clock | undefined,
  told: DealtClock | undefined,
): Pick<DealtFeed, 'clock'> {
  if (!told) return {}
  if (runs && told.entry === before) return { clock: runs }
  const until = Date.now() + told.left
  return { clock: { for: 'wagers', until, now: until - told.whole } }
}
