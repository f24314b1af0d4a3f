import { KeyButton } from '../shared/controls/key-button.tsx'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  /** The player's place on the waiting list, if on it. */
  readonly place: number | undefined
  readonly wait: () => void
  readonly waitNoMore: () => void
}

/** The pad for a full table: join the waiting list, or leave it. */
export function WaitPad({ place, wait, waitNoMore }: Props) {
  const m = useMessages()
  return (
    <section className="pad sitting" aria-label={m.seating.list}>
      <p className="pad-note" role="status">
        {place === undefined ? m.seating.full : m.seating.place({ n: place })}
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
