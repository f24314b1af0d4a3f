import { type ReactNode, useState } from 'react'
import { type AskedLines, LinesContext } from './lines-context.ts'
import { LinesDialog } from './lines-dialog.tsx'

/** Whatever page is below: its citations open here, and stay open when the page goes on. */
export function LinesProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AskedLines>()
  return (
    <LinesContext value={setAsked}>
      {children}
      {asked ? <LinesDialog asked={asked} close={() => setAsked(undefined)} /> : null}
    </LinesContext>
  )
}
