import type { Round, View, Viewer } from '@cardroom/engine'
import { type Card, parseCard, UNKNOWN } from '@cardroom/engine/cards'

/** Every card that a view gives away, in its piles or in its log. */
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

/** A card that a viewer sees though it went face down to somebody else and was never turned up. */
export function leak(
  round: Round,
  viewer: Viewer,
  hidden: readonly { card: Card; to: string }[],
): Card | undefined {
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
      to !== String(viewer) &&
      !turned.has(card) &&
      !open.has(card) &&
      !hidden.some(other => other.card === card && other.to === String(viewer)) &&
      shown.has(card),
  )?.card
}
