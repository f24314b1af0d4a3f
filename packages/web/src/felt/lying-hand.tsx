import { type Names, placeName, stateName } from '@cardroom/words'
import { Hand } from '../cards/hand.tsx'
import type { CardStyle } from '../cards/playing-card.tsx'
import { firstOf, type PileShown } from './picture.ts'

/** A hand on the felt, with what it is. */
export function LyingHand({ pile, names, style }: { pile: PileShown; names: Names; style: CardStyle }) {
  const state = pile.state === undefined ? undefined : stateName(names, pile.state)
  // "22, over" has said already that it is over.
  const isSaid = state !== undefined && pile.name?.toLowerCase().includes(state.toLowerCase())
  const words = names.m.joined.clauses([pile.name, isSaid ? undefined : state])
  return (
    <div className={`lying-hand ${pile.state ?? ''}`}>
      <Hand
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
