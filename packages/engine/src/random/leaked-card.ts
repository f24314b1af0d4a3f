import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import type { Viewer } from '../round/felt.ts'
import type { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import type { StartedRound } from './start-round.ts'

/** Every card that a view shows, in its piles or in its log. */
export function cardsShown(view: View): Set<Card> {
  const shown = new Set<Card>()
  for (const pile of view.piles) for (const name of pile.cards) shown.add(parseCard(name)!)
  for (const event of view.log) {
    if (event.type === 'dealt' || event.type === 'boxed') shown.add(event.card)
    if (event.type === 'shown') for (const card of event.cards) shown.add(card)
    if (event.type === 'moved') for (const card of event.move.cards ?? []) shown.add(card)
  }
  if (view.awaiting.kind === 'decision') {
    for (const ask of view.awaiting.asked) {
      for (const option of ask.options) for (const card of option.cards?.from ?? []) shown.add(card)
    }
  }
  shown.delete(UNKNOWN)
  return shown
}

/** The places whose cards are a viewer's to look at. */
function ownPlaces({ wagers = [] }: StartedRound['setup'], viewer: Viewer): Set<string> {
  const placed = wagers as readonly { seat: number; player?: number }[]
  const places = [viewer, ...placed.filter(({ player }) => player === viewer).map(({ seat }) => seat)]
  return new Set(places.map(String))
}

/** A card that a viewer sees though it went face down to another player and was never turned up. */
export function leakedCard(
  round: Round,
  viewer: Viewer,
  hidden: readonly { card: Card; to: string }[],
  setup: StartedRound['setup'],
): Card | undefined {
  const own = ownPlaces(setup, viewer)
  const house = round.view('house')
  const turned = new Set(
    house.log.flatMap(event =>
      event.type === 'shown'
        ? event.cards
        : event.type === 'moved' && event.open
          ? (event.move.cards ?? [])
          : [],
    ),
  )
  const open = new Set(
    house.log.flatMap(event => (event.type === 'dealt' && event.face === 'up' ? [event.card] : [])),
  )
  const shown = cardsShown(round.view(viewer))
  return hidden.find(
    ({ card, to }) =>
      !own.has(to) &&
      !turned.has(card) &&
      !open.has(card) &&
      !hidden.some(other => other.card === card && own.has(other.to)) &&
      shown.has(card),
  )?.card
}
