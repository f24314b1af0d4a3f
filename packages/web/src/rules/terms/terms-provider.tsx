import type { Word } from '@cardroom/engine'
import { type ReactNode, useMemo, useState } from 'react'
import { Dialog } from '../../shared/frame/dialog.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { CiteButton } from '../cites/cite-button.tsx'
import { finderOf, type GlossaryTerm, glossaryOf } from './glossary.ts'
import { TermsContext } from './terms-context.ts'
import './terms.css'

interface Props {
  /** The terms that the game's filing explains. */
  readonly filed?: readonly Word[] | undefined
  readonly children: ReactNode
}

/** Terms in the texts below open their meanings. */
export function TermsProvider({ filed, children }: Props) {
  const m = useMessages()
  const [term, setTerm] = useState<GlossaryTerm>()
  const terms = useMemo(() => ({ find: finderOf(glossaryOf(m, filed)), show: setTerm }), [m, filed])
  return (
    <TermsContext value={terms}>
      {children}
      {term ? (
        <Dialog title={term.word} close={() => setTerm(undefined)} className="term-dialog">
          <p>
            {term.means} {term.cite === undefined ? null : <CiteButton cite={term.cite} />}
          </p>
          <p>
            <Link href={`/glossary#${term.id}`}>{m.terms.all}</Link>
          </p>
        </Dialog>
      ) : null}
    </TermsContext>
  )
}
