import type { OwnReply } from '@cardroom/protocol'
import type { Rulebook } from '@cardroom/rulebook'
import { fetchJson } from '../connection/fetch-json.ts'

/** Opens the rulebook: filed games come with the page, the room's own from the server. */
export async function openFullRulebook(): Promise<Rulebook> {
  // Filed games work without a server.
  const [{ openRulebook }, own] = await Promise.all([
    import('@cardroom/rulebook'),
    fetchJson<OwnReply>('/api/own').catch(() => undefined),
  ])
  return openRulebook(own)
}
