import type { IncidentSubject, PileSeen } from '@cardroom/engine'
import { parseCard } from '@cardroom/engine/cards'
import { incidentName } from '@cardroom/rulebook/names'
import { bettorName, type Names, sayFollows } from '@cardroom/words'
import { useEffect, useRef, useState } from 'react'
import { CiteButton } from '../../rules/cites/cite-button.tsx'
import { KeyButton } from '../../shared/controls/key-button.tsx'
import { useKey } from '../../shared/controls/use-keys.ts'
import { Refused } from '../../shared/frame/refused.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { cardLabel } from './floor-pointing.ts'
import { searchIncidents } from './search.ts'
import type { FloorState } from './use-floor.ts'
import './floor.css'

interface Props {
  readonly floor: FloorState
  readonly names: Names
  /** The piles that the person sees. */
  readonly piles: readonly PileSeen[]
  /** No round is on, so that there is nothing to rule. */
  readonly idle?: boolean
  /** A note on the state of the game. */
  readonly note?: string | undefined
  /** Without a ruling. */
  readonly close: () => void
}

/** The floor pad: the incident, the hand, the card; then the consequence, and the confirmation. */
export function FloorPad({ floor, names, piles, idle = false, note, close }: Props) {
  const m = useMessages()
  const { offer, refusal } = floor
  const end = useRef<HTMLDivElement>(null)
  const isWeighed = floor.weighed !== undefined
  useEffect(() => {
    if (isWeighed) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isWeighed])
  useKey('Escape', () => (offer ? floor.choose(undefined) : close()))
  return (
    <section className="pad floor-pad" aria-label={m.floor.button}>
      {offer ? (
        <Naming floor={floor} names={names} piles={piles} />
      ) : (
        <Incidents floor={floor} idle={idle} note={note} />
      )}
      <Refused why={refusal} />
      <div className="moves" ref={end}>
        {floor.weighed ? (
          <KeyButton look="main" press={floor.confirm} shortcut="Enter" disabled={floor.busy}>
            {m.floor.confirm}
          </KeyButton>
        ) : null}
        {offer ? <KeyButton press={() => floor.choose(undefined)}>{m.floor.back}</KeyButton> : null}
        <KeyButton look="quiet" press={close}>
          {m.floor.playOn}
        </KeyButton>
      </div>
    </section>
  )
}

/** A list row as a sentence with a capital letter. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Whether there is a real keyboard; on a phone one would cover the list. */
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

function Incidents({ floor, idle, note }: Pick<Props, 'floor' | 'note'> & { idle: boolean }) {
  const m = useMessages()
  const [typed, setTyped] = useState('')
  const offers = idle ? [] : floor.offers
  const found = offers && searchIncidents(offers, typed, m)
  const [first, another] = found ?? []
  return (
    <>
      <form
        className="pad-head"
        onSubmit={event => {
          event.preventDefault()
          if (first && !another) floor.choose(first)
        }}
      >
        <h2 className="pad-title">{m.floor.title}</h2>
        <p className="pad-note">{note}</p>
        <input
          type="search"
          className="floor-search"
          value={typed}
          aria-label={m.floor.search}
          placeholder={m.floor.searchHint}
          onChange={event => setTyped(event.target.value)}
          // biome-ignore lint/a11y/noAutofocus: whoever opens this looks for something
          autoFocus={hasKeyboard()}
        />
      </form>
      {found === undefined ? <p role="status">{m.floor.loading}</p> : null}
      {found?.length === 0 ? <p role="status">{typed ? m.floor.noneFound : m.floor.none}</p> : null}
      <ul className="floor-list" aria-label={m.floor.list}>
        {found?.map(offer => (
          <li key={offer.name}>
            <button type="button" className="floor-offer" onClick={() => floor.choose(offer)}>
              <strong>{m.say(incidentName(offer.name))}</strong>
              <span>{sentence(m.say(offer.by.says.when))}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Naming({ floor, names, piles }: Omit<Props, 'close' | 'note' | 'idle'>) {
  const m = useMessages()
  const { offer, choices, named, weighed } = floor
  if (!offer) return null
  const { choice } = named
  const whose = choice && choices?.length !== 1 ? choiceLabel(choice, piles, names) : ''
  return (
    <>
      <div className="pad-head">
        <h2 className="pad-title">{m.floor.named({ what: m.say(incidentName(offer.name)), whose })}</h2>
        {weighed ? null : (
          <p className="pad-note" role="status">
            {choices ? promptOf(choices, choice, m.floor) : m.floor.loading}
          </p>
        )}
      </div>
      {choice || !choices ? null : (
        <ul className="floor-choices">
          {choices.map(one => (
            <li key={JSON.stringify(one)}>
              <button type="button" className="btn" onClick={() => floor.name({ choice: one })}>
                {choiceLabel(one, piles, names)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {choice?.more === 'cents' ? <Amount floor={floor} /> : null}
      {choice?.more === 'surplus' ? <Surplus floor={floor} /> : null}
      {weighed ? (
        <div className="floor-follows" role="status">
          <h3>{m.floor.follows}</h3>
          <p className="floor-rule">
            {sentence(m.say(weighed.by.says.then))} <CiteButton cite={weighed.by.cite} />
          </p>
          <ul>
            {weighed.follows.map(follows => (
              <li key={JSON.stringify(follows)}>{sayFollows(follows, names)}</li>
            ))}
            {weighed.hidden ? <li>{m.floor.hidden}</li> : null}
            {weighed.follows.length === 0 && !weighed.hidden ? <li>{m.floor.noChange}</li> : null}
          </ul>
        </div>
      ) : null}
    </>
  )
}

type FloorWords = ReturnType<typeof useMessages>['floor']

/** The prompt for what must still be named. */
function promptOf(
  choices: readonly IncidentSubject[],
  choice: IncidentSubject | undefined,
  words: FloorWords,
): string {
  if (choice?.more === 'cards') return words.whichCards
  if (choice) return ''
  if (choices.some(one => one.card)) return words.whichCard
  return choices.some(one => one.more === 'cards') ? words.allCards : words.whose
}

function choiceLabel({ seat, by, card }: IncidentSubject, piles: readonly PileSeen[], names: Names): string {
  if (card) return cardLabel(card, piles, names)
  return seat === undefined ? names.m.floor.whole : bettorName(names, { seat, by })
}

function Amount({ floor }: { floor: FloorState }) {
  const m = useMessages()
  const [typed, setTyped] = useState('')
  return (
    <label className="floor-field">
      <span>{m.floor.howMuch}</span>
      <input
        type="number"
        inputMode="decimal"
        min="0"
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          floor.name({ ...floor.named, cents: Math.round(Number(event.target.value) * 100) })
        }}
      />
    </label>
  )
}

function Surplus({ floor }: { floor: FloorState }) {
  const m = useMessages()
  const [typed, setTyped] = useState('')
  return (
    <label className="floor-field">
      <span>{m.floor.surplus}</span>
      <input
        value={typed}
        size={4}
        autoComplete="off"
        onChange={event => {
          setTyped(event.target.value.trim())
          const { surplus: _, ...named } = floor.named
          const card = parseCard(event.target.value.trim())
          floor.name(card === undefined ? named : { ...named, surplus: card })
        }}
      />
    </label>
  )
}
