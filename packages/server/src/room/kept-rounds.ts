import type { RoundReply } from '@cardroom/protocol'
import type { Store } from '../store/store.ts'
import { withSecret } from './shoe.ts'

/** A round that was kept, with its secret once its shoe is no longer in use. */
export async function roundKept(store: Store, id: string): Promise<RoundReply | undefined> {
  const round = await store.round(id)
  if (!round || round.shuffle.secret !== undefined) return round
  const { shoe: at } = round.record as { shoe?: { id: string } }
  const shoe = at && (await store.shoe(at.id))
  return shoe ? withSecret(round, shoe) : round
}

/** The records of all rounds of a shoe that is no longer in use, in the order in which they were dealt. */
export async function recordsOf(store: Store, id: string): Promise<RoundReply['record'][] | undefined> {
  const shoe = await store.shoe(id)
  if (!shoe) return undefined
  const rounds = await Promise.all(shoe.rounds.map(round => store.round(round)))
  return rounds.flatMap(round => (round ? [withSecret(round, shoe).record] : []))
}
