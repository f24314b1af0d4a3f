import { UNKNOWN } from '../cards/card.ts'
import type { Input, Place } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'

/** What was needed to put a table right. */
export interface PutRight {
  readonly dealt: ReadonlyMap<Place, number>
  readonly shuffled: number
  /** No card is left for it. */
  readonly stuck: boolean
}

/**
 * Lets a copy of a round be put right with whatever the round accepts: never with what will really come, so that
 * nothing can be learned from it.
 */
export function putRight(round: Round): PutRight {
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
