import { useState } from 'react'
import { saveFile } from '../../shared/files/save-file.ts'
import { useMessages } from '../../shared/messages/messages.ts'

/** The record as text, to read, copy and download. */
export function RecordBox({ record, id }: { record: Readonly<Record<string, unknown>>; id: string }) {
  const m = useMessages()
  const [copied, setCopied] = useState(false)
  const text = JSON.stringify(record, null, 2)
  const download = () => saveFile(`${id}.json`, `${text}\n`, 'application/json')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <section className="record" aria-labelledby="record">
      <div className="record-head">
        <h2 id="record">{m.rounds.record}</h2>
        <div className="moves">
          <button type="button" className="btn quiet small" onClick={copy}>
            {m.rounds.copy}
          </button>
          <button type="button" className="btn quiet small" onClick={download}>
            {m.rounds.download}
          </button>
          <span role="status">{copied ? m.rounds.copied : ''}</span>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  )
}
