import { placeName } from '@cardroom/words'
import { Fit } from '../felt/fit.tsx'
import { middlePlaces } from '../felt/picture.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { BoardCard } from './board-card.tsx'
import type { BoardModel } from './model.ts'

/** Places that a board leaves out: burned and discarded cards. */
const HIDDEN_PLACES = ['burn', 'discards']

/** The middle of the table: hands that all play with or against, pots, dice. */
export function OnTable({
  model: { picture, names, name, counts },
  most = 2.2,
}: {
  model: BoardModel
  most?: number
}) {
  const m = useMessages()
  const places = middlePlaces(picture).filter(({ place }) => !HIDDEN_PLACES.includes(place))
  // A side that the counts name is called as there: Player, not Player hand.
  const nameOf = (place: string): string => {
    const counted = counts.find(({ id }) => id === place)
    return counted ? m.say(counted.is) : placeName(names, place)
  }
  const pot = [...picture.pots, ...picture.bets.values()].reduce((sum, cents) => sum + cents, 0)
  return (
    <Fit className="tv-on-table" most={most}>
      <div className="tv-places">
        {places.map(({ place, piles }) => (
          <div key={place} className="tv-place" data-place={place}>
            <h3>{nameOf(place)}</h3>
            {piles.map(pile => (
              <div key={pile.hand ?? 0} className="tv-hand">
                {pile.cards.map((card, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
                  <BoardCard key={at} card={card} />
                ))}
                {pile.name ? <span className="tv-hand-name">{pile.name}</span> : null}
              </div>
            ))}
          </div>
        ))}
        {pot > 0 ? (
          <p className="tv-pots">
            {m.table.pot} <b>{m.money(pot)}</b>
          </p>
        ) : null}
        {places.length === 0 && pot === 0 ? <p className="tv-print">{name}</p> : null}
      </div>
    </Fit>
  )
}
