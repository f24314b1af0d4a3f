import { createContext, use } from 'react'
import type { OwnTexts } from './own-texts.ts'

export const OwnTextsContext = createContext<OwnTexts | undefined>(undefined)

export function useOwnTexts(): OwnTexts {
  const texts = use(OwnTextsContext)
  if (!texts) throw new Error('nothing is sealed here')
  return texts
}
