import { type CitedLines, citedLines } from '@cardroom/engine'
import type { ListedFiling } from '@cardroom/rulebook/filings'
import { useFetched } from '../../connection/fetched.ts'
import { Dialog } from '../../shared/frame/dialog.tsx'
import { Failed } from '../../shared/frame/failed.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { FilingLines } from './filing-lines.tsx'
import type { LinesRequest } from './lines-context.ts'
import { MissingFiling } from './missing-filing.tsx'
import './lines.css'

interface Props {
  readonly asked: LinesRequest
  readonly close: () => void
}

/** The cited lines of the filings; where their texts are missing, names the public documents. */
export function LinesDialog({ asked: { cite, inSheet }, close }: Props) {
  const m = useMessages()
  const filings = useFetched<readonly ListedFiling[]>('/api/filings')
  const showInSheet = () => {
    close()
    inSheet?.()
  }
  return (
    <Dialog title={m.rules.cite({ cite })} close={close} className="drawer">
      {inSheet ? (
        <button type="button" className="btn quiet small" onClick={showInSheet}>
          {m.lines.inSheet}
        </button>
      ) : null}
      {filings.state === 'waiting' ? <p className="wait">{m.app.loading}</p> : null}
      <Failed why={filings.why} />
      {filings.state === 'there'
        ? filings.value.map(filing => (
            <Cited key={filing.number} filing={filing} spans={spansIn(cite, filing)} />
          ))
        : null}
    </Dialog>
  )
}

const spansIn = (cite: string, { number }: ListedFiling): CitedLines[] =>
  (citedLines(cite) ?? []).filter(({ file }) => file === number)

function Cited({ filing, spans }: { filing: ListedFiling; spans: readonly CitedLines[] }) {
  const m = useMessages()
  if (spans.length === 0) return null
  return (
    <section className="filing">
      <h3>{m.lines.filing({ number: filing.number, title: filing.title })}</h3>
      {filing.text === 'differs' ? <p className="wrong">{m.lines.differs}</p> : null}
      {filing.text === 'missing' ? (
        <MissingFiling filing={filing} spans={spans} />
      ) : (
        <FilingLines spans={spans} />
      )}
    </section>
  )
}
