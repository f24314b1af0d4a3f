import { createContext, use } from 'react'
import { en } from './en.ts'

/** What every language must say. */
export type Messages = typeof en

export const languages: Readonly<Record<string, Messages>> = { en }

export const MessagesContext = createContext<Messages>(en)

export const useMessages = (): Messages => use(MessagesContext)
