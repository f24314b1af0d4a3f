import type { OwnRoundsReply } from '@cardroom/protocol'
import { placedStorage, whereNow } from '../local/whereabouts.ts'
import { fetchJson } from '../net/fetched.ts'
import type { KeptRound, KeptRounds } from './kept.ts'

/** Under what this browser knows whose rounds it keeps, and whether it has all that the card room has. */
const OWNER = 'cardroom.own-rounds'
const ALL = 'cardroom.own-rounds.all'
const PAGE = 100

/** Whose rounds were gathered last: they are there where no line holds, too. */
export const lastOwner = (): string | undefined => placedStorage.getItem(OWNER) ?? undefined

/** Fetches what is not kept yet, newest first. Once everything has been fetched, it stops where it knows the rest. */
export async function gather(kept: KeptRounds, signal: AbortSignal): Promise<string> {
  const had = placedStorage.getItem(ALL)
  // Whoever leaves in the middle of it has not fetched everything.
  placedStorage.removeItem(ALL)
  let owner = ''
  let before: number | undefined
  for (;;) {
    const query = new URLSearchParams({ limit: String(PAGE), ...(before ? { before: String(before) } : {}) })
    const reply = await fetchJson<OwnRoundsReply>(`/api/me/rounds?${query}`)
    signal.throwIfAborted()
    owner = `${whereNow()} ${reply.owner}`
    placedStorage.setItem(OWNER, owner)
    const fresh: KeptRound[] = []
    for (const round of reply.rounds) {
      if (!(await kept.round(owner, round.id))) fresh.push({ ...round, owner })
    }
    await kept.keep(fresh)
    if (reply.older === undefined || (had === owner && fresh.length < reply.rounds.length)) break
    before = reply.older
  }
  placedStorage.setItem(ALL, owner)
  return owner
}
