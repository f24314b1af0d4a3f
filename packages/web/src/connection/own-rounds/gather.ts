import type { OwnRoundsReply } from '@cardroom/protocol'
import { fetchJson } from '../fetch-json.ts'
import { placedStorage, whereNow } from '../local/whereabouts.ts'
import type { OwnRoundStore, StoredOwnRound } from './stored-rounds.ts'

/** The keys for whose rounds are stored, and whether all of the server's rounds are. */
const OWNER_KEY = 'cardroom.own-rounds'
const COMPLETE_KEY = 'cardroom.own-rounds.all'
const PAGE_SIZE = 100

/** The owner of the rounds that were gathered last, known offline too. */
export const lastOwner = (): string | undefined => placedStorage.getItem(OWNER_KEY) ?? undefined

/** Fetches rounds that are not stored yet, newest first. After one complete pass it stops at the first known one. */
export async function gather(kept: OwnRoundStore, signal: AbortSignal): Promise<string> {
  const had = placedStorage.getItem(COMPLETE_KEY)
  // An aborted pass is not complete.
  placedStorage.removeItem(COMPLETE_KEY)
  let owner = ''
  let before: number | undefined
  for (;;) {
    const query = new URLSearchParams({
      limit: String(PAGE_SIZE),
      ...(before ? { before: String(before) } : {}),
    })
    const reply = await fetchJson<OwnRoundsReply>(`/api/me/rounds?${query}`)
    signal.throwIfAborted()
    owner = `${whereNow()} ${reply.owner}`
    placedStorage.setItem(OWNER_KEY, owner)
    const fresh: StoredOwnRound[] = []
    for (const round of reply.rounds) {
      if (!(await kept.round(owner, round.id))) fresh.push({ ...round, owner })
    }
    await kept.keep(fresh)
    if (reply.older === undefined || (had === owner && fresh.length < reply.rounds.length)) break
    before = reply.older
  }
  placedStorage.setItem(COMPLETE_KEY, owner)
  return owner
}
