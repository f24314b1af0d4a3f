import { placedStorage } from './local/whereabouts.ts'

/** The storage key of the session token. */
export const TOKEN_KEY = 'cardroom.token'

/** The authorization header of an HTTP request; empty without a session. */
export function ownToken(): { authorization?: string } {
  const token = placedStorage.getItem(TOKEN_KEY)
  return token ? { authorization: `Bearer ${token}` } : {}
}
