import type { Card } from '@cardroom/engine/cards'
import { useEffect, useRef, useState } from 'react'
import { isForTable } from '../../shared/controls/use-keys.ts'
import { afterKey, NOTHING_TYPED, SUIT_WAIT_MS, type TypedCard, typedRank } from './typed-card.ts'

interface TypedCardHandlers {
  card(card: Card): void
  /** A rank alone, where suits do not matter. */
  readonly rank: ((rank: string) => void) | undefined
}

/** Listens for cards that are typed or scanned; what has been typed so far. */
export function useTypedCard(takers: TypedCardHandlers): string {
  const latest = useRef(takers)
  latest.current = takers
  const [shown, setShown] = useState('')
  useEffect(() => {
    let typed: TypedCard = NOTHING_TYPED
    let waiting: ReturnType<typeof setTimeout> | undefined
    const become = (next: TypedCard) => {
      typed = next
      setShown(next.keys)
    }
    const pressed = (event: KeyboardEvent) => {
      if (!isForTable(event)) return
      const { typed: next, card, rank: alone, ours } = afterKey(typed, event.key, event.timeStamp)
      clearTimeout(waiting)
      become(next)
      if (alone !== undefined) latest.current.rank?.(alone)
      if (!ours) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (card !== undefined) return latest.current.card(card)
      const rank = typedRank(next)
      if (rank === undefined) return
      // A scanner goes on with the suit at once.
      waiting = setTimeout(() => {
        const { rank: take } = latest.current
        if (!take) return
        become({ keys: '', at: next.at, took: true })
        take(rank)
      }, SUIT_WAIT_MS)
    }
    window.addEventListener('keydown', pressed, { capture: true })
    return () => {
      clearTimeout(waiting)
      window.removeEventListener('keydown', pressed, { capture: true })
    }
  }, [])
  return shown
}
