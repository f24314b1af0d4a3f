import type { CardAwaited, Face, Place } from './awaiting.ts'

/** Special treatment of a coming card: nobody looks at it, or a boxed one is not replaced at once. */
type Treatment = 'unseen' | 'as-it-comes'

interface AwaitedCards {
  readonly up: CardAwaited
  readonly down: CardAwaited
  readonly unseen: CardAwaited
  readonly 'as-it-comes': CardAwaited
}

const AWAITED_BY_PLACE = new Map<Place, AwaitedCards>()

/** The awaited card of a place: the same in every round, so cached. */
export function cardTo(to: Place, face: Face, coming?: Treatment): CardAwaited {
  let awaited = AWAITED_BY_PLACE.get(to)
  if (!awaited) {
    awaited = {
      up: { kind: 'card', to, face: 'up' },
      down: { kind: 'card', to, face: 'down' },
      unseen: { kind: 'card', to, face: 'down', unseen: true },
      'as-it-comes': { kind: 'card', to, face: 'down', asItComes: true },
    }
    AWAITED_BY_PLACE.set(to, awaited)
  }
  return awaited[coming ?? face]
}
