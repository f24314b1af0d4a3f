import {
  type Button,
  type Event,
  type PileSeen,
  type View,
  type WagerSeen,
  withButton,
} from '@cardroom/engine'

/** How long the eye needs for what happens, in milliseconds; what is not named happens with what follows. */
const PACE: Partial<Record<Event['type'], number>> = {
  dealt: 300,
  shown: 300,
  hand: 350,
  settled: 140,
  won: 300,
}

/** A card that lies face down tells nothing. */
const FACE_DOWN = 70

/** When more than this is left to be laid out, it goes faster. */
const UNHURRIED = 2500

/** The cup is shaken and lifted. */
const SHAKE = 1400

const paceOf = (event: Event): number =>
  event.type === 'dealt' && event.face === 'down' ? FACE_DOWN : (PACE[event.type] ?? 0)

/** How long after the first events the next one follows. */
export function delayAfter(log: readonly Event[], count: number): number {
  const left = log.slice(count)
  const all = left.reduce((sum, event) => sum + paceOf(event), 0)
  const next = left[0]
  if (!next) return 0
  return log[count - 1]?.type === 'dice' ? SHAKE : paceOf(next) * Math.min(1, UNHURRIED / Math.max(1, all))
}

const pileKey = ({ place, hand }: Pick<PileSeen, 'place' | 'hand'>): string => `${place}.${hand ?? ''}`

/**
 * A table tells what it has come to; this is how it looked on the way, when only the first events had happened:
 * cards that were dealt later are still in the shoe, wagers that were settled later still lie, and buttons lie
 * where they lay.
 */
export function viewAfter(view: View, count: number): View {
  const later = view.log.slice(count)
  if (later.length === 0) return view
  const undealt = new Map<string, number>()
  for (const event of later) {
    if (event.type !== 'dealt') continue
    const key = pileKey({ place: event.to, ...(event.hand === undefined ? {} : { hand: event.hand }) })
    undealt.set(key, (undealt.get(key) ?? 0) + 1)
  }
  return {
    ...view,
    piles: view.piles.map(({ is: _, ...pile }) => ({
      ...pile,
      cards: pile.cards.slice(0, pile.cards.length - (undealt.get(pileKey(pile)) ?? 0)),
    })),
    wagers: [...view.wagers, ...later.flatMap(lyingStill)],
    buttons: view.log
      .slice(0, count)
      .reduce<Button[]>(
        (lying, one) => (one.type === 'button' ? withButton(lying, { kind: one.button, at: one.at }) : lying),
        [],
      ),
    log: view.log.slice(0, count),
  }
}

function lyingStill(event: Event): WagerSeen[] {
  if (event.type !== 'settled' || event.line.amount === 0) return []
  const { seat, by, player, on, hand, amount } = event.line
  return [
    {
      seat,
      ...(by === undefined ? {} : { by }),
      ...(player === undefined ? {} : { player }),
      on,
      ...(hand === undefined ? {} : { hand }),
      amount,
    },
  ]
}
