import type { Library } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IS_SITE } from '../local/is-site.ts'
import { KeptSessions } from './kept.ts'
import { fetchSession, keepInTouch } from './line.ts'
import { Tablet } from './tablet.ts'

/** A session on this tablet, or why there is none: nobody has it, the link's key is not its own, or nobody answers. */
export type Opened = Tablet | 'opening' | 'unknown' | 'wrong-key' | 'no-line'

/** While the card room does not answer it is asked again after so many milliseconds. */
const ASKS_AGAIN = 3_000

/** Opens a session that this tablet knows, or that the link of another one leads to, and keeps in touch with the server. */
export function useTablet(id: string, key: string): Opened {
  const [tablet, setTablet] = useState<Opened>('opening')
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    let again: ReturnType<typeof setTimeout> | undefined
    const open = async (): Promise<Exclude<Opened, 'opening'>> => {
      const place = new KeptSessions()
      const library: Library = await openRulebook()
      const kept = place.read(id)
      if (kept && (IS_SITE || key === '' || key === kept.key)) return new Tablet(kept, library, place)
      const reply = IS_SITE ? 'unknown' : await fetchSession(id, key)
      if (kept) {
        // The right link puts a key right that was not.
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
          if (opened === 'no-line') again = setTimeout(opens, ASKS_AGAIN)
          // A page without a card room has nobody to tell.
          if (opened instanceof Tablet && !IS_SITE) stop = keepInTouch(opened)
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

/** Draws whoever shows the tablet anew when something has changed. */
export const useChanges = (tablet: Tablet): number => useSyncExternalStore(tablet.listen, tablet.version)
