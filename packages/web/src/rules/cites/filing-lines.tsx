import type { CitedLines } from '@cardroom/engine'
import { Failed } from '../../shared/frame/failed.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { useExcerpts } from './use-excerpts.ts'

/** The cited lines of a filing, marked, among some of their neighbours. */
export function FilingLines({ spans }: { spans: readonly CitedLines[] }) {
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
