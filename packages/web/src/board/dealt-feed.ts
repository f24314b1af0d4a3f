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
  /** The clock that closes the bets, in this screen's time. */
  readonly clock?: Clock
  /** The server does not answer, or there is no such table. */
  readonly isLost: boolean
}

/** The first and the longest wait before a reconnection, in milliseconds. */
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 8_000

/** Follows a table dealt by hand, and reconnects whenever the connection is lost. */
export function useDealtFeed(id: string): DealtFeed {
  const [feed, setFeed] = useState<DealtFeed>({ isLost: false })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let source: EventSource | undefined
    let wait = FIRST_RETRY_MS
    const connect = () => {
      source = new EventSource(`/api/dealt/${encodeURIComponent(id)}/board/stream`)
      source.onmessage = ({ data }) => {
        wait = FIRST_RETRY_MS
        const change = JSON.parse(String(data)) as DealtBoardChange
        setFeed(({ seen, clock }) => ({
          seen: boardAfter(seen, change),
          ...clockAfter(seen?.clock?.entry, clock, change.clock),
          isLost: false,
        }))
      }
      // A browser reconnects an event source that was cut, but not one that was refused.
      source.onerror = () => {
        source?.close()
        setFeed(feed => ({ ...feed, isLost: true }))
        timer = setTimeout(connect, wait)
        wait = Math.min(LONGEST_RETRY_MS, wait * 2)
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

/** Keeps the object of a clock that runs already, so that it rings once. */
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
