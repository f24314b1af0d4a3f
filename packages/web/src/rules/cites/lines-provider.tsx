import { type ReactNode, useState } from 'react'
import { LinesContext, type LinesRequest } from './lines-context.ts'
import { LinesDialog } from './lines-dialog.tsx'

/** Opens the citations of all pages below, and keeps them open across navigation. */
export function LinesProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<LinesRequest>()
  return (
    <LinesContext value={setAsked}>
      {children}
      {asked ? <LinesDialog asked={asked} close={() => setAsked(undefined)} /> : null}
    </LinesContext>
  )
}
