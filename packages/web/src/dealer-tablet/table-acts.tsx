import { isRefusal, type Refusal, seatedIn } from '@cardroom/engine'
import type { DealerAction, DealtSession } from '@cardroom/engine/dealt'
import { type Names, seatName } from '@cardroom/words'
import { useState } from 'react'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { Refused } from '../shared/frame/refused.tsx'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly session: DealtSession
  readonly names: Names
  readonly enter: (does: DealerAction) => Refusal | undefined
  readonly rule: () => void
}

/** Rare actions: another shoe, the half hour's collection, the floor, a voided round. */
export function TableActs({ session, names, enter, rule }: Props) {
  const m = useMessages()
  const [why, setWhy] = useState<Refusal>()
  const [turned, setTurned] = useState('')
  const [isSure, setSure] = useState(false)
  const { table, game } = session
  const { round, state } = table
  const does = (doing: DealerAction) => setWhy(enter(doing))
  const lasts = state.shoe?.shuffle.cutCard !== undefined
  const isFresh = state.shoe?.rounds.length === 0
  const free = table.mayHaveFreeHand
  const isFree = !round && !isRefusal(free) && !isRefusal(table.part.freeHand?.())
  const due = table.timeDue(Date.now())
  const isOpening = state.rounds === 0 && !round && game.kind === 'pot' && table.part.layout().blinds
  return (
    <section className="deal-acts moves" aria-label={m.deal.acts}>
      {round ? (
        <>
          <KeyButton look="quiet" shortcut="o" press={rule}>
            {m.floor.button}
          </KeyButton>
          {isSure ? (
            <button
              type="button"
              className="btn armed"
              onClick={() => {
                does({ do: 'void' })
                setSure(false)
              }}
            >
              {m.deal.callOffSure}
            </button>
          ) : (
            <button type="button" className="btn quiet" onClick={() => setSure(true)}>
              {m.deal.callOff}
            </button>
          )}
        </>
      ) : null}
      {lasts && !session.cutCardOut && round ? (
        <button type="button" className="btn quiet" onClick={() => does({ do: 'cut-card' })}>
          {m.deal.cutCard}
        </button>
      ) : null}
      {session.cutCardOut ? <p role="status">{m.deal.lastOfShoe}</p> : null}
      {lasts && !round && !(isFresh && !game.rules.supply?.burn) ? (
        <form
          className="deal-shoe"
          onSubmit={event => {
            event.preventDefault()
            does({ do: 'shoe', ...(turned === '' ? {} : { turned: cardTyped(turned) }) })
            setTurned('')
          }}
        >
          {game.rules.supply?.burn ? (
            <label>
              <span>{m.deal.turned}</span>{' '}
              <input value={turned} size={3} onChange={event => setTurned(event.target.value.trim())} />
            </label>
          ) : null}
          <button type="submit" className="btn quiet">
            {m.deal.newShoe}
          </button>
        </form>
      ) : null}
      {isFree ? (
        <button type="button" className="btn quiet" onClick={() => does({ do: 'free-hand' })}>
          {m.table.freeHand({ left: free.left })}
        </button>
      ) : null}
      {due && due.at <= Date.now() && !round ? (
        <button type="button" className="btn" onClick={() => does({ do: 'collect' })}>
          {m.deal.collect({ money: m.money(due.cents), players: due.from.length })}
        </button>
      ) : null}
      {isOpening
        ? seatedIn(state.seats).map(({ seat }) => (
            <button
              key={seat}
              type="button"
              className="btn quiet small"
              onClick={() => does({ do: 'button', seat })}
            >
              {m.deal.button({ who: seatName(names, seat) })}
            </button>
          ))
        : null}
      <Refused why={why} as="why" />
    </section>
  )
}

const cardTyped = (typed: string): string =>
  `${typed.slice(0, 1).toUpperCase()}${typed.slice(1).toLowerCase()}`
