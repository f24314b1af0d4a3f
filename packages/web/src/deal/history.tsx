import type { Entry } from '@cardroom/engine/dealt'
import { type Names, placeName, sayEntered } from '@cardroom/words'
import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import type { Tablet } from './tablet.ts'

interface Props {
  readonly tablet: Tablet
  readonly names: Names
  /** An entry that changes another is shown with what it changes first. */
  readonly change: (entry: Entry) => void
}

/** Everything that was entered and counts, by rounds, the last first: each can be taken back, a card put right. */
export function History({ tablet, names, change }: Props) {
  const m = useMessages()
  const { session } = tablet
  const rounds = [...Map.groupBy(session.counting, ({ round }) => round)].toReversed()
  return (
    <section aria-labelledby="deal-history">
      <h2 id="deal-history">{m.deal.views.history}</h2>
      {rounds.map(([round, entries], at) => (
        <details key={round} open={at === 0}>
          <summary>{m.deal.round(round)}</summary>
          <ol className="deal-entries">
            {entries.map(entry => (
              <li key={entry.id}>
                <span>{sayEntered(names, entry.does)}</span>
                <button
                  type="button"
                  className="btn quiet small"
                  aria-label={m.deal.takeBackOf(sayEntered(names, entry.does))}
                  onClick={() => change(tablet.entryFor({ do: 'take-back', of: entry.id }, { round }))}
                >
                  {m.deal.takeBack}
                </button>
                {entry.does.do === 'card' ? (
                  <PutRight
                    label={m.deal.insteadOf(
                      entry.does.card,
                      placeName(names, entry.does.to, entry.does.hand),
                    )}
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

type CardDone = Extract<Entry['does'], { do: 'card' }>

/** Somebody has looked at the card. */
const withoutSeen = ({ seen: _, ...card }: CardDone): CardDone => card

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
