import { placedStorage } from '../local/whereabouts.ts'

/** Under what this browser keeps what it says hello with. */
export const TOKEN = 'cardroom.token'

/** How a question over HTTP says who asks; nothing for somebody who has never come in. */
export function ownToken(): { authorization?: string } {
  const token = placedStorage.getItem(TOKEN)
  return token ? { authorization: `Bearer ${token}` } : {}
}
