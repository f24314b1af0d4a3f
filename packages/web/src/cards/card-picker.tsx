import { cardName, cardNames, cardSign } from '@cardroom/words'
import { useMessages } from '../messages/messages.ts'
import { PlayingCard } from './playing-card.tsx'

interface Props {
  /** What there is to pick from; the same card may be there more than once. */
  readonly cards: readonly string[]
  /** The places in `cards` that are picked, in the order in which they were. */
  readonly picked: readonly number[]
  readonly most: number
  readonly change: (picked: readonly number[]) => void
  readonly label: string
  /** Cards that go together, with their places: one press picks them all. */
  readonly ready?: readonly { readonly cards: readonly string[]; readonly places: readonly number[] }[]
}

/** Picks cards: one press picks a card, another puts it back. */
export function CardPicker({ cards, picked, most, change, label, ready = [] }: Props) {
  const m = useMessages()
  const press = (at: number) => {
    if (picked.includes(at)) change(picked.filter(one => one !== at))
    // With the last place taken, a new card takes the place of the one picked last.
    else change([...(picked.length < most ? picked : picked.slice(0, -1)), at])
  }
  return (
    <fieldset className="picker">
      <legend>{label}</legend>
      <div className="picker-cards">
        {cards.map((card, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
            key={at}
            type="button"
            className="pick"
            aria-pressed={picked.includes(at)}
            onClick={() => press(at)}
          >
            <span className="unseen">{cardName(m, card)}</span>
            <PlayingCard card={card} style="index" />
          </button>
        ))}
      </div>
      {ready.length > 0 ? (
        <fieldset className="picker-ready suggested">
          <legend className="unseen">{m.table.ask.ready}</legend>
          {ready.map(({ cards: group, places }) => (
            <button type="button" className="preset" key={group.join(' ')} onClick={() => change(places)}>
              <span className="unseen">{cardNames(m, group)}</span>
              <span aria-hidden="true">{group.map(card => cardSign(m, card)).join(' ')}</span>
            </button>
          ))}
        </fieldset>
      ) : null}
    </fieldset>
  )
}
