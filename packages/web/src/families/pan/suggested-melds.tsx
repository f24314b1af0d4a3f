import { cardNames, cardSign } from '@cardroom/words'
import { useMessages } from '../../shared/messages/messages.ts'
import type { PossibleMeld } from './board.ts'

interface Props {
  readonly possible: readonly PossibleMeld[]
  readonly pick: (cards: readonly string[]) => void
}

/** Suggestions of what to lay; a press picks the cards. */
export function SuggestedMelds({ possible, pick }: Props) {
  const m = useMessages()
  if (possible.length === 0) return null
  return (
    <fieldset className="pan-possible suggested">
      <legend>{m.pan.possible}</legend>
      {possible.map(({ cards, pays, to }) => {
        const target = to === undefined ? [] : [m.pan.addTo({ number: to })]
        const said = [
          cardNames(m, cards),
          ...target,
          ...(pays > 0 ? [m.pan.pays({ money: m.money(pays) })] : []),
        ]
        const shown = [cards.map(one => cardSign(m, one)).join(' '), ...target]
        return (
          <button
            key={said.join(' ')}
            type="button"
            className={pays > 0 ? 'btn pan-suggestion pays' : 'btn pan-suggestion'}
            onClick={() => pick(cards)}
          >
            <span className="unseen">{m.joined.parts({ pieces: said })}</span>
            <span aria-hidden="true">{shown.join(' · ')}</span>
            {pays > 0 ? (
              <span className="pan-pays" aria-hidden="true">
                {m.money(pays)}
              </span>
            ) : null}
          </button>
        )
      })}
    </fieldset>
  )
}
