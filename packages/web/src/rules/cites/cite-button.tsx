import { citedLines } from '@cardroom/engine'
import { filingOf } from '@cardroom/rulebook/filings'
import { createContext, use } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { LinesContext } from './lines-context.ts'

/** Shows the rules that rest on cited lines, where that is possible. */
export const CiteContext = createContext<((cite: string) => void) | undefined>(undefined)

/** A room's own game may cite lines that were never filed. */
const isFiled = (cite: string): boolean =>
  citedLines(cite)?.some(({ file }) => filingOf(file) !== undefined) ?? false

/** A button that opens the cited lines of a statement. */
export function CiteButton({ cite }: { cite: string }) {
  const m = useMessages()
  const showSheet = use(CiteContext)
  const showLines = use(LinesContext)
  const inSheet = showSheet && (() => showSheet(cite))
  const open = isFiled(cite) ? () => showLines({ cite, inSheet }) : inSheet
  if (!open || cite === 'practice') {
    return <span className="cite">{cite === 'practice' ? m.rules.practice : cite}</span>
  }
  return (
    <button type="button" className="cite" onClick={open} aria-label={m.rules.cite({ cite })}>
      {cite}
    </button>
  )
}
