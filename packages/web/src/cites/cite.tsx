import { createContext, use } from 'react'
import { useMessages } from '../messages/messages.ts'

/** What shows the lines of a filing, where something can. */
export const CiteContext = createContext<((cite: string) => void) | undefined>(undefined)

/** The lines of the filing that a statement rests on. */
export function Cite({ cite }: { cite: string }) {
  const m = useMessages()
  const show = use(CiteContext)
  const words = cite === 'practice' ? m.rules.practice : cite
  if (!show || cite === 'practice') return <span className="cite">{words}</span>
  return (
    <button type="button" className="cite" onClick={() => show(cite)} aria-label={m.rules.cite(cite)}>
      {words}
    </button>
  )
}
