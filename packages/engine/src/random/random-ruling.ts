import { parseCard } from '../cards/card.ts'
import { type Randomness, shuffle } from '../cards/shuffle.ts'
import type { Rules } from '../families.ts'
import type { Ruling } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'

/** A random ruling of the floor, on any seat and any of its cards; the round refuses most. */
export function randomRuling({ incidents }: Rules, round: Round, randomness: Randomness): Ruling | undefined {
  const pick = <T>(list: readonly T[]): T | undefined => list[randomness.below(list.length)]
  const row = pick(incidents.filter(one => one.written === 'ruling'))
  const { seats, piles } = round.view('house')
  const whose = pick(seats)
  if (!row || !whose) return undefined
  const { seat, by } = whose
  const near = piles.filter(({ place }) => place === String(seat) || randomness.below(6) === 0)
  const lying = shuffle(
    near.flatMap(pile => pile.cards.flatMap(name => parseCard(name) ?? [])),
    randomness,
  )
  const cards = randomness.below(3) === 0 ? {} : { cards: lying.slice(0, 1 + randomness.below(2)) }
  if (randomness.below(5) === 0) return { kind: 'ruling', name: row.name, ...cards }
  return {
    kind: 'ruling',
    name: row.name,
    seat,
    ...(by === undefined ? {} : { by }),
    ...cards,
    ...(randomness.below(2) === 0 ? { cents: 100 + randomness.below(900) } : {}),
  }
}
