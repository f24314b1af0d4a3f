import { useSyncExternalStore } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { IS_SITE } from '../../shared/routing/is-site.ts'
import { moveTo, useWhere } from '../local/whereabouts.ts'
import { useRoomState } from '../use-room-state.ts'

/** Whether the page's files are cached: the card room on this device runs from them. */
const isKept = (): boolean => Boolean(navigator.serviceWorker?.controller)

/** Says that play is on this device, or offers it when the server is out of reach. */
export function DeviceNotice() {
  const { offline } = useMessages()
  const where = useWhere()
  const isOnline = useOnline()
  const status = useRoomState(state => state.status)
  if (IS_SITE) return null
  if (where === 'house') {
    return status === 'lost' && isKept() ? (
      <p className="on-device">
        <button type="button" className="btn small" onClick={() => moveTo('device')}>
          {offline.playHere}
        </button>
      </p>
    ) : null
  }
  return (
    <p className="on-device" role="status">
      {isOnline ? offline.onlineAgain : offline.onDevice}{' '}
      {isOnline ? (
        <button type="button" className="btn small" onClick={() => moveTo('house')}>
          {offline.back}
        </button>
      ) : null}
    </p>
  )
}

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network at all. */
const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)
