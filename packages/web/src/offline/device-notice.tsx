import { IS_SITE } from '../local/is-site.ts'
import { moveTo, useWhere } from '../local/whereabouts.ts'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'
import { useOnline } from './use-online.ts'

/** Whether the browser has kept the files of the page: those that run a card room come from there. */
const isKept = (): boolean => Boolean(navigator.serviceWorker?.controller)

/** Says that one plays on one's own device, or offers it when the card room is out of reach. Nobody is moved unasked. */
export function DeviceNotice() {
  const { offline } = useMessages()
  const where = useWhere()
  const isOnline = useOnline()
  const { status } = useKnown()
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
