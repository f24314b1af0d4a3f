import type { CitedLines } from '@cardroom/engine'
import { type ListedFiling, partsAt } from '@cardroom/rulebook/filings'
import { roomName } from '@cardroom/words'
import { useMessages } from '../../shared/messages/messages.ts'

/** A filing without its text: which public document it is, what its lines say, and how to add it. */
export function MissingFiling({ filing, spans }: { filing: ListedFiling; spans: readonly CitedLines[] }) {
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
