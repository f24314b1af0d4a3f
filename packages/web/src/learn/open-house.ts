import type { OwnReply } from '@cardroom/protocol'
import type { Rulebook } from '@cardroom/rulebook'
import { fetchJson } from '../net/fetched.ts'

/** The filed games come with the page, the room's own from the card room. */
export async function openHouse(): Promise<Rulebook> {
  // A filed game needs no card room at all.
  const [{ openRulebook }, own] = await Promise.all([
    import('@cardroom/rulebook'),
    fetchJson<OwnReply>('/api/own').catch(() => undefined),
  ])
  return openRulebook(own)
}
