import { UNKNOWN } from '../cards/card.ts'
import type { Input, Place } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'

/** The cards and moves that put a table right. */
export interface TableRepair {
  readonly dealt: ReadonlyMap<Place, number>
  readonly shuffled: number
  /** No card is left for it. */
  readonly stuck: boolean
}

/**
 * Puts a copy of a round right with any input that the round accepts, never with the real next cards, so that
 * nobody learns anything from it.
 */
export function putRight(round: Round): TableRepair {
  const dealt = new Map<Place, number>()
  let shuffled = 0
  while (round.isMending) {
    const { awaiting } = round
    if (awaiting.kind !== 'card' && awaiting.kind !== 'shuffle') break
    const input = anyInput(round)
    if (!input || round.take(input)) return { dealt, shuffled, stuck: true }
    if (awaiting.kind === 'card') dealt.set(awaiting.to, (dealt.get(awaiting.to) ?? 0) + 1)
    else shuffled += awaiting.cards.length
  }
  return { dealt, shuffled, stuck: false }
}

function anyInput({ awaiting, shoe }: Round): Input | undefined {
  if (awaiting.kind === 'shuffle') return { kind: 'shuffled' }
  if (awaiting.kind !== 'card') return undefined
  const card = shoe.find(one => one !== UNKNOWN)
  return card === undefined ? undefined : { kind: 'card', card }
}
