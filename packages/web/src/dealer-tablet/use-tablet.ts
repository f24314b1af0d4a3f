import type { Library } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IS_SITE } from '../shared/routing/is-site.ts'
import { StoredSessions } from './stored-sessions.ts'
import { fetchSession, startSync } from './sync.ts'
import { Tablet } from './tablet.ts'

/** A session on this tablet, or why there is none: unknown, a wrong key, or no answer. */
type TabletState = Tablet | 'opening' | 'unknown' | 'wrong-key' | 'no-line'

/** Milliseconds until the server is asked again when it does not answer. */
const RETRY_MS = 3_000

/** Opens a session stored on this tablet or linked by another one, and synchronises it. */
export function useTablet(id: string, key: string): TabletState {
  const [tablet, setTablet] = useState<TabletState>('opening')
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    let again: ReturnType<typeof setTimeout> | undefined
    const open = async (): Promise<Exclude<TabletState, 'opening'>> => {
      const place = new StoredSessions()
      const library: Library = await openRulebook()
      const kept = place.read(id)
      if (kept && (IS_SITE || key === '' || key === kept.key)) return new Tablet(kept, library, place)
      const reply = IS_SITE ? 'unknown' : await fetchSession(id, key)
      if (kept) {
        // A link with the right key corrects a wrong stored one.
        const known = typeof reply === 'string' ? kept : { ...kept, key }
        place.keep(known, kept.entries.length)
        return new Tablet(known, library, place)
      }
      if (typeof reply === 'string') return reply
      const { settings, entries } = reply
      const found = { settings, key, begun: Date.now(), sent: entries.length, entries, aside: [] }
      place.keep(found)
      return new Tablet(found, library, place)
    }
    const opens = () =>
      open().then(
        opened => {
          if (isOver) return
          setTablet(opened)
          if (opened === 'no-line') again = setTimeout(opens, RETRY_MS)
          // A page without a server has nothing to synchronise with.
          if (opened instanceof Tablet && !IS_SITE) stop = startSync(opened)
        },
        () => setTablet('unknown'),
      )
    void opens()
    return () => {
      isOver = true
      clearTimeout(again)
      stop?.()
    }
  }, [id, key])
  return tablet
}

/** Renders a component again when the tablet has changed. */
export const useChanges = (tablet: Tablet): number => useSyncExternalStore(tablet.listen, tablet.version)
