import { cardName, cardNames, cardSign } from '@cardroom/words'
import { useMessages } from '../messages/messages.ts'
import { PlayingCard } from './playing-card.tsx'

interface Props {
  /** The cards to pick from; the same card may occur more than once. */
  readonly cards: readonly string[]
  /** The indices in `cards` that are picked, in that order. */
  readonly picked: readonly number[]
  readonly most: number
  readonly change: (picked: readonly number[]) => void
  readonly label: string
  /** Groups of cards with their indices, to pick with one press. */
  readonly ready?: readonly { readonly cards: readonly string[]; readonly places: readonly number[] }[]
}

/** Picks cards; a second press puts a card back. */
export function CardPicker({ cards, picked, most, change, label, ready = [] }: Props) {
  const m = useMessages()
  const press = (at: number) => {
    if (picked.includes(at)) change(picked.filter(one => one !== at))
    // When full, a new card replaces the one picked last.
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
