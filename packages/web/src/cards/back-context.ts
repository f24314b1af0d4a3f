import { createContext } from 'react'

/** What is seen of something that lies face down: the back of a card, or of a domino. */
export const BackContext = createContext<'card' | 'tile'>('card')
