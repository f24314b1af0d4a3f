import type { Refusal, Viewer } from '@cardroom/engine'
import type { OwnReply } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { fetchJson } from '../connection/fetch-json.ts'
import type { Replay } from './steps.ts'

/** The replay of a record; loads the engine and the rulebook when first needed. */
export function useReplay(record: unknown, viewer?: Viewer): Replay | Refusal | undefined {
  const [replay, setReplay] = useState<Replay | Refusal>()
  useEffect(() => {
    if (record === undefined) return
    let left = false
    const load = async () => {
      const [{ replayOf }, { openRulebook }, own] = await Promise.all([
        import('./steps.ts'),
        import('@cardroom/rulebook'),
        fetchJson<OwnReply>('/api/own'),
      ])
      const library = await openRulebook(own)
      if (!left) setReplay(replayOf(record, library, viewer))
    }
    load()
    return () => {
      left = true
    }
  }, [record, viewer])
  return replay
}
