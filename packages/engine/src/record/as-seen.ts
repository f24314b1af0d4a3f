import type { Library } from '../family/library.ts'
import type { Viewer } from '../round/felt.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Say } from '../say/saying.ts'
import { playRecord, type RoundRecord, startRecord, writeInputs } from './record.ts'
import { inputsSeen, seenOf } from './seen.ts'
import { verifyRecord } from './verify.ts'

/**
 * A round as one participant saw it, for showing to others: without its shoe and its shuffle, which reveal
 * more, and with `??` for every card that the viewer was not shown.
 */
export function recordAsSeen(
  value: unknown,
  library: Library,
  say: Say,
  viewer: Viewer,
): RoundRecord | Refusal {
  const played = playRecord(value, library)
  const again = startRecord(value, library)
  if (isRefusal(played)) return played
  if (isRefusal(again)) return again
  const { cards, moves, dice } = writeInputs(inputsSeen(seenOf(played.round, again.round, viewer)))
  const record = {
    ...withoutSecrets(value as RoundRecord),
    cards,
    ...(moves ? { moves } : {}),
    ...(dice ? { dice } : {}),
  }
  return verifyRecord(record, library, say) ? { ...record, withheld: true } : record
}

/** Removes from a record everything that leads to cards that the viewer was not shown. */
function withoutSecrets(record: RoundRecord): RoundRecord {
  const { shoe: _shoe, shuffle: _shuffle, proofs: _proofs, reshuffles: _reshuffles, ...rest } = record
  return rest
}
