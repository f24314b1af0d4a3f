import type { HouseEvent, LogReply } from '@cardroom/protocol'
import { sayHouseEvent } from '@cardroom/words'
import { useEffect, useState } from 'react'
import { fetchJson } from '../connection/fetch-json.ts'
import { Failed } from '../shared/frame/failed.tsx'
import { useMessages } from '../shared/messages/messages.ts'

const PAGE_SIZE = 50

/** The staff's actions, newest first. */
export function HouseLog({ path }: { path: string }) {
  const m = useMessages()
  const [log, setLog] = useState<LogReply<HouseEvent>>({ entries: [], names: {} })
  const [more, setMore] = useState(false)
  const [why, setWhy] = useState<string>()
  const load = async (before: LogReply<HouseEvent>) => {
    const oldest = before.entries.at(-1)
    const query = oldest ? `&before=${oldest.version}` : ''
    try {
      const next = await fetchJson<LogReply<HouseEvent>>(`${path}?limit=${PAGE_SIZE}${query}`)
      setLog({ entries: [...before.entries, ...next.entries], names: { ...before.names, ...next.names } })
      setMore(next.entries.length === PAGE_SIZE)
    } catch (error) {
      setWhy((error as Error).message)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded anew only for another log
  useEffect(() => {
    void load({ entries: [], names: {} })
  }, [path])
  return (
    <section aria-labelledby="house-log">
      <h2 id="house-log">{m.house.log}</h2>
      <Failed why={why} />
      {log.entries.length === 0 ? <p className="wait">{m.house.noLog}</p> : null}
      <ol className="house-log">
        {log.entries.map(({ version, at, event }) => (
          <li key={version}>
            <span className="quiet-words">{m.time(at)}</span>{' '}
            <span>{sayHouseEvent(m, event, id => log.names[id] ?? id)}</span>
          </li>
        ))}
      </ol>
      {more ? (
        <button type="button" className="btn plain" onClick={() => load(log)}>
          {m.house.older}
        </button>
      ) : null}
    </section>
  )
}
