import { type CitedLines, citedLines } from '@cardroom/engine'
import { type Excerpt, joinExcerpts, type ListedFiling, partsAt } from '@cardroom/rulebook/filings'
import { roomName } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { type FetchState, fetchJson, useFetched } from '../../connection/fetch-json.ts'
import { Dialog } from '../../shared/frame/dialog.tsx'
import { Failed } from '../../shared/frame/failed.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import type { LinesRequest } from './lines-context.ts'
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

const pathOf = ({ file, from, to }: CitedLines): string => `/api/filings/${file}?from=${from}&to=${to}`

/** The cited lines with some context; overlapping ones are merged. */
function useExcerpts(spans: readonly CitedLines[]): FetchState<readonly Excerpt[]> {
  const [fetched, setFetched] = useState<FetchState<readonly Excerpt[]>>({ state: 'waiting' })
  const paths = spans.map(pathOf).join(' ')
  useEffect(() => {
    let left = false
    Promise.all(paths.split(' ').map(path => fetchJson<Excerpt>(path))).then(
      excerpts => left || setFetched({ state: 'there', value: joinExcerpts(excerpts) }),
      (error: Error) => left || setFetched({ state: 'failed', why: error.message }),
    )
    return () => {
      left = true
    }
  }, [paths])
  return fetched
}

/** The cited lines of a filing, marked, among some of their neighbours. */
function FilingLines({ spans }: { spans: readonly CitedLines[] }) {
  const m = useMessages()
  const excerpts = useExcerpts(spans)
  if (excerpts.state === 'waiting') return <p className="wait">{m.app.loading}</p>
  if (excerpts.state === 'failed') return <Failed why={excerpts.why} />
  return excerpts.value.map(({ lines }) => (
    <ol key={lines[0]?.number} className="filing-lines">
      {lines.map(({ number, text, cited }) => (
        <li key={number} value={number}>
          {cited ? <mark>{text}</mark> : text}
        </li>
      ))}
    </ol>
  ))
}

/** A filing without its text: which public document it is, what its lines say, and how to add it. */
function MissingFiling({ filing, spans }: { filing: ListedFiling; spans: readonly CitedLines[] }) {
  const m = useMessages()
  const parts = new Set(spans.flatMap(span => partsAt(filing.parts, span)).map(({ title }) => title))
  return (
    <>
      <p>{m.lines.missing({ rooms: m.all(filing.rooms.map(roomName)) })}</p>
      {parts.size > 0 ? (
        <>
          <p>{m.lines.parts}</p>
          <ul>
            {[...parts].map(title => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="note">{m.lines.add({ file: filing.file })}</p>
    </>
  )
}
