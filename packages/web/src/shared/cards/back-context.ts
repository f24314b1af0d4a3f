import { createContext } from 'react'

/** What lies face down: a card or a domino. */
export const BackContext = createContext<'card' | 'tile'>('card')
