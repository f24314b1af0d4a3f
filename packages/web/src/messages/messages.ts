import type { Speaker } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { createContext, use } from 'react'

/** Who says everything on this page, in the language of whoever looks at it. */
export const MessagesContext = createContext<Speaker>(english)

export const useMessages = (): Speaker => use(MessagesContext)
