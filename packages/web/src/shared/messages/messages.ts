import type { Speaker } from '@cardroom/words'
import { createContext, use } from 'react'

/** The speaker of the page, in the reader's language. */
export const MessagesContext = createContext<Speaker | undefined>(undefined)

export function useMessages(): Speaker {
  const speaker = use(MessagesContext)
  if (!speaker) throw new Error('nobody speaks here: this part of the page has no language')
  return speaker
}
