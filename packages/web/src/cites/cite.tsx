import { citedLines } from '@cardroom/engine'
import { filingOf } from '@cardroom/rulebook/filings'
import { createContext, use } from 'react'
import { useMessages } from '../messages/messages.ts'
import { LinesContext } from './lines-context.ts'

/** What shows the rules that rest on some lines, where something can. */
export const CiteContext = createContext<((cite: string) => void) | undefined>(undefined)

/** A game of the room's own may cite what nobody filed. */
const isFiled = (cite: string): boolean =>
  citedLines(cite)?.some(({ file }) => filingOf(file) !== undefined) ?? false

/** The lines of the filing that a statement rests on: a click opens them. */
export function Cite({ cite }: { cite: string }) {
  const m = useMessages()
  const showSheet = use(CiteContext)
  const showLines = use(LinesContext)
  const inSheet = showSheet && (() => showSheet(cite))
  const open = isFiled(cite) ? () => showLines({ cite, inSheet }) : inSheet
  if (!open || cite === 'practice') {
    return <span className="cite">{cite === 'practice' ? m.rules.practice : cite}</span>
  }
  return (
    <button type="button" className="cite" onClick={open} aria-label={m.rules.cite(cite)}>
      {cite}
    </button>
  )
}
