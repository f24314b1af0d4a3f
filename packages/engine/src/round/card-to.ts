import type { CardAwaited, Face, Place } from './awaiting.ts'

/** How a card comes, if not as any other: nobody looks at it, or a boxed one is not replaced at once. */
export type Coming = 'unseen' | 'as-it-comes'

interface AwaitedAt {
  readonly up: CardAwaited
  readonly down: CardAwaited
  readonly unseen: CardAwaited
  readonly 'as-it-comes': CardAwaited
}

const AWAITED = new Map<Place, AwaitedAt>()

/** What a place waits for: the same in every round, and made once. */
export function cardTo(to: Place, face: Face, coming?: Coming): CardAwaited {
  let awaited = AWAITED.get(to)
  if (!awaited) {
    awaited = {
      up: { kind: 'card', to, face: 'up' },
      down: { kind: 'card', to, face: 'down' },
      unseen: { kind: 'card', to, face: 'down', unseen: true },
      'as-it-comes': { kind: 'card', to, face: 'down', asItComes: true },
    }
    AWAITED.set(to, awaited)
  }
  return awaited[coming ?? face]
}
