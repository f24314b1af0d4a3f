import type { Awaiting, Input, Round } from '@cardroom/engine'
import { type Card, parseCard, UNKNOWN } from '@cardroom/engine/cards'
import { cardName, type Names, placeName } from '@cardroom/words'
import { type FormEvent, useState } from 'react'
import { PlayingCard } from '../cards/playing-card.tsx'
import { AskPad } from '../controls/ask-pad.tsx'
import { KeyButton } from '../controls/key-button.tsx'
import { useMessages } from '../messages/messages.ts'
import { cardsLeft } from './followed.ts'
import { writtenCard } from './written-card.ts'

interface Props {
  readonly round: Round
  readonly names: Names
  /** Gives the round what it waits for. */
  readonly give: (input: Input) => void
}

/** Where a person enters what happens at a real table: cards, dice, decisions. */
export function EntryPad({ round, names, give }: Props) {
  const m = useMessages()
  const { awaiting } = round
  const words = m.follow
  switch (awaiting.kind) {
    case 'card':
      return (
        <CardEntry key={round.inputs.length} round={round} awaiting={awaiting} names={names} give={give} />
      )
    case 'dice':
      return <DiceEntry count={awaiting.count} give={give} />
    case 'shuffle':
      return <Only words={words.shuffled} press={() => give({ kind: 'shuffled' })} />
    case 'settlement':
      return <Only words={words.settle} press={() => give({ kind: 'settle' })} />
    case 'decision':
      return (
        <>
          {awaiting.asked.map(ask => (
            <AskPad
              key={`${round.inputs.length} ${ask.seat}.${ask.hand ?? ''}/${ask.by ?? ''}`}
              ask={ask}
              title={words.decisionOf(names.players.get(ask.seat) ?? m.table.seat(ask.seat), ask.hand)}
              answer={({ move, cents, cards, to }) =>
                give({
                  kind: 'move',
                  seat: ask.seat,
                  ...(ask.hand === undefined ? {} : { hand: ask.hand }),
                  ...(ask.by === undefined ? {} : { by: ask.by }),
                  move,
                  ...(cents === undefined ? {} : { cents }),
                  ...(cards === undefined ? {} : { cards: cards.map(name => parseCard(name)!) }),
                  ...(to === undefined ? {} : { to }),
                })
              }
              clock={null}
            />
          ))}
        </>
      )
    case 'nothing':
      return <p role="status">{words.over}</p>
  }
}

function Only({ words, press }: { words: string; press: () => void }) {
  return (
    <div className="moves">
      <KeyButton look="main" press={press} shortcut="Enter">
        {words}
      </KeyButton>
    </div>
  )
}

interface CardProps extends Props {
  readonly awaiting: Extract<Awaiting, { kind: 'card' }>
}

/** A card is tapped, typed, or left unknown where nobody sees it. */
function CardEntry({ round, awaiting, names, give }: CardProps) {
  const m = useMessages()
  const [typed, setTyped] = useState('')
  const left = cardsLeft(round)
  const [faceUp, setFaceUp] = useState(false)
  const written = writtenCard(typed)
  const taken = (card: Card): void => give({ kind: 'card', card, ...(faceUp ? { boxed: true } : {}) })
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (written?.boxed) give({ kind: 'card', ...written })
    else if (written) taken(written.card)
  }
  const place = placeName(names, awaiting.to)
  return (
    <section className="pad entry" aria-label={m.follow.cardFor(place)}>
      <form className="pad-head" onSubmit={enter}>
        <h2 className="pad-title">{m.follow.cardFor(place)}</h2>
        <label>
          <span>{m.follow.type}</span>{' '}
          <input
            value={typed}
            onChange={event => setTyped(event.target.value.trim())}
            size={4}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the next card is what the page is for
            autoFocus
          />
        </label>
        <button type="submit" className="btn main small" disabled={!written}>
          {m.follow.enter}
        </button>
        <label className="face-up">
          <input type="checkbox" checked={faceUp} onChange={event => setFaceUp(event.target.checked)} />{' '}
          <span>{m.follow.faceUp}</span>
        </label>
        {awaiting.unseen ? (
          <button
            type="button"
            className="btn quiet small"
            onClick={() => give({ kind: 'card', card: UNKNOWN })}
          >
            {m.follow.unseen}
          </button>
        ) : null}
      </form>
      <div className="entry-cards">
        {[...left.keys()].map(name => (
          <button
            key={name}
            type="button"
            className="pick"
            aria-label={cardName(m, name)}
            onClick={() => taken(parseCard(name)!)}
          >
            <PlayingCard card={name} style="index" />
          </button>
        ))}
      </div>
    </section>
  )
}

function DiceEntry({ count, give }: { count: number; give: Props['give'] }) {
  const m = useMessages()
  const [dice, setDice] = useState<readonly number[]>(() => Array.from({ length: count }, () => 1))
  return (
    <section className="pad entry" aria-label={m.follow.dice}>
      <h2 className="pad-title">{m.follow.dice}</h2>
      <div className="moves">
        {dice.map((die, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
          <label key={at}>
            <span>{m.follow.die(at + 1)}</span>{' '}
            <select
              value={die}
              onChange={event => setDice(dice.map((one, i) => (i === at ? Number(event.target.value) : one)))}
            >
              {[1, 2, 3, 4, 5, 6].map(n => (
                <option key={n}>{n}</option>
              ))}
            </select>
          </label>
        ))}
        <KeyButton look="main" press={() => give({ kind: 'dice', dice })}>
          {m.follow.enter}
        </KeyButton>
      </div>
    </section>
  )
}
