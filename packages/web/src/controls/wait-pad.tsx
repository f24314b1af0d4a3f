import { useMessages } from '../messages/messages.ts'
import { KeyButton } from './key-button.tsx'

interface Props {
  /** One's place on the waiting list; nothing for one who is not on it. */
  readonly place: number | undefined
  readonly wait: () => void
  readonly waitNoMore: () => void
}

/** No seat is free: one waits for one. */
export function WaitPad({ place, wait, waitNoMore }: Props) {
  const m = useMessages()
  return (
    <section className="pad sitting" aria-label={m.seating.list}>
      <p className="pad-note" role="status">
        {place === undefined ? m.seating.full : m.seating.place(place)}
      </p>
      <div className="moves">
        {place === undefined ? (
          <KeyButton look="main" press={wait} shortcut="Enter">
            {m.seating.wait}
          </KeyButton>
        ) : (
          <KeyButton press={waitNoMore}>{m.seating.waitNoMore}</KeyButton>
        )}
      </div>
    </section>
  )
}
