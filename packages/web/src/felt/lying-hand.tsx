import { type Names, placeName, stateName } from '@cardroom/words'
import { CardHand } from '../shared/cards/hand.tsx'
import type { CardStyle } from '../shared/cards/playing-card.tsx'
import { firstOf, type ShownPile } from './picture.ts'

/** A hand on the felt, with its name. */
export function LyingHand({ pile, names, style }: { pile: ShownPile; names: Names; style: CardStyle }) {
  const state = pile.state === undefined ? undefined : stateName(names, pile.state)
  // A name such as "22, over" contains the state already.
  const isSaid = state !== undefined && pile.name?.toLowerCase().includes(state.toLowerCase())
  const words = names.m.joined.clauses({ pieces: [pile.name, isSaid ? undefined : state] })
  return (
    <div className={`lying-hand ${pile.state ?? ''}`}>
      <CardHand
        cards={pile.cards}
        label={placeName(names, pile.place, pile.hand)}
        name={words}
        style={style}
        from={firstOf(pile)}
        hole={pile.hole}
      />
      {words ? (
        <span className="hand-name" aria-hidden="true">
          {words}
        </span>
      ) : null}
    </div>
  )
}
