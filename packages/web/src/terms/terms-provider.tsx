import type { Word } from '@cardroom/engine'
import { type ReactNode, useMemo, useState } from 'react'
import { Cite } from '../cites/cite.tsx'
import { Dialog } from '../frame/dialog.tsx'
import { useMessages } from '../messages/messages.ts'
import { Link } from '../routing/link.tsx'
import { finderOf, glossaryOf, type Term } from './glossary.ts'
import { TermsContext } from './terms-context.ts'
import './terms.css'

interface Props {
  /** What the game's own filing explains. */
  readonly filed?: readonly Word[] | undefined
  readonly children: ReactNode
}

/** Words of the trade in the texts below open what they mean. */
export function TermsProvider({ filed, children }: Props) {
  const m = useMessages()
  const [term, setTerm] = useState<Term>()
  const terms = useMemo(() => ({ find: finderOf(glossaryOf(m, filed)), show: setTerm }), [m, filed])
  return (
    <TermsContext value={terms}>
      {children}
      {term ? (
        <Dialog title={term.word} close={() => setTerm(undefined)} className="term-dialog">
          <p>
            {term.means} {term.cite === undefined ? null : <Cite cite={term.cite} />}
          </p>
          <p>
            <Link href={`/glossary#${term.id}`}>{m.terms.all}</Link>
          </p>
        </Dialog>
      ) : null}
    </TermsContext>
  )
}
