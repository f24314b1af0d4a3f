import type { Library } from '../family/library.ts'
import type { Input } from '../round/awaiting.ts'
import type { Viewer } from '../round/felt.ts'
import type { Round } from '../round/round.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import type { Say } from '../say/saying.ts'
import { seedOf } from '../shoe/fair-shuffle.ts'
import { SeededShoe } from '../shoe/seeded-shoe.ts'
import { playRecord, type RoundRecord, startRecord, writeInputs } from './record.ts'
import { refuseRecord } from './refusals.ts'
import { inputsSeen, seenOf } from './seen.ts'
import { verifyRecord } from './verify.ts'

/**
 * The record of a round for a viewer who was shown only some of its cards: each of those with a proof that
 * the house had committed to it, and `??` for all others. `value` is the whole record, with its secret.
 */
export function recordSeenBy(
  value: unknown,
  library: Library,
  say: Say,
  viewer: Viewer,
): RoundRecord | Refusal {
  const { result, ...question } = value as RoundRecord
  const played = playRecord(question, library)
  const fresh = startRecord(question, library)
  const again = startRecord(question, library)
  if (isRefusal(played)) return played
  if (isRefusal(fresh)) return fresh
  if (isRefusal(again)) return again
  const { secret, ...shuffle } = played.record.shuffle ?? { added: [], commitment: '' }
  const { id, from } = played.record.shoe ?? { from: 0 }
  if (secret === undefined || id === undefined) return within(['shuffle'], refuseRecord('not-bound'))
  const seen = seenOf(played.round, again.round, viewer)
  const shoe = new SeededShoe(fresh.round.shoe, seedOf({ ...shuffle, secret }), {
    from,
    cut: shuffle.cut,
    bound: id,
  })
  const proofs = proofsOf(played.round.inputs, fresh.round, shoe, seen.cards)
  const record = {
    ...question,
    ...writeInputs(inputsSeen(seen)),
    shuffle,
    proofs,
    ...(result ? { result } : {}),
  }
  return verifyRecord(record, library, say) ? { ...record, withheld: true } : record
}

/** One proof for each shown card. */
function proofsOf(
  inputs: readonly Input[],
  round: Round,
  shoe: SeededShoe,
  shown: readonly boolean[],
): NonNullable<RoundRecord['proofs']> {
  const proofs: NonNullable<RoundRecord['proofs']>[number][] = []
  let card = 0
  for (const input of inputs) {
    if (input.kind === 'card') {
      if (shown[card]) proofs.push({ card, ...shoe.proof() })
      card++
    }
    if (input.kind !== 'move' && input.kind !== 'ruling') shoe.next(round.awaiting)
    round.take(input)
  }
  return proofs
}
