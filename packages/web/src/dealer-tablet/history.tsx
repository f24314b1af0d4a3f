import type { SessionEntry } from '@cardroom/engine/dealt'
import { type Names, placeName, sayEntered } from '@cardroom/words'
import { useState } from 'react'
import { useMessages } from '../shared/messages/messages.ts'
import type { Tablet } from './tablet.ts'

interface Props {
  readonly tablet: Tablet
  readonly names: Names
  /** Previews an entry that changes another. */
  readonly change: (entry: SessionEntry) => void
}

/** All valid entries by rounds, the latest first; each can be taken back, a card corrected. */
export function EntryHistory({ tablet, names, change }: Props) {
  const m = useMessages()
  const { session } = tablet
  const rounds = [...Map.groupBy(session.counting, ({ round }) => round)].toReversed()
  return (
    <section aria-labelledby="deal-history">
      <h2 id="deal-history">{m.deal.views.history}</h2>
      {rounds.map(([round, entries], at) => (
        <details key={round} open={at === 0}>
          <summary>{m.deal.round({ n: round })}</summary>
          <ol className="deal-entries">
            {entries.map(entry => (
              <li key={entry.id}>
                <span>{sayEntered(names, entry.does)}</span>
                <button
                  type="button"
                  className="btn quiet small"
                  aria-label={m.deal.takeBackOf({ what: sayEntered(names, entry.does) })}
                  onClick={() => change(tablet.entryFor({ do: 'take-back', of: entry.id }, { round }))}
                >
                  {m.deal.takeBack}
                </button>
                {entry.does.do === 'card' ? (
                  <PutRight
                    label={m.deal.insteadOf({
                      card: entry.does.card,
                      place: placeName(names, entry.does.to, entry.does.hand),
                    })}
                    put={card =>
                      entry.does.do === 'card' &&
                      change(
                        tablet.entryFor({ ...withoutSeen(entry.does), card }, { round, instead: entry.id }),
                      )
                    }
                  />
                ) : null}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}

type CardAction = Extract<SessionEntry['does'], { do: 'card' }>

/** The same card, now seen. */
const withoutSeen = ({ seen: _, ...card }: CardAction): CardAction => card

function PutRight({ label, put }: { label: string; put: (card: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        const word = typed.trim()
        if (word !== '') put(`${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`)
      }}
    >
      <input
        aria-label={label}
        value={typed}
        size={3}
        maxLength={3}
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
      />
      <button type="submit" className="btn quiet small" aria-label={label}>
        ⇄
      </button>
    </form>
  )
}
