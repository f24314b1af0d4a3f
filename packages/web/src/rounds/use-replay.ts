import type { Refusal, Viewer } from '@cardroom/engine'
import type { OwnReply } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { fetchJson } from '../net/fetched.ts'
import type { Replay } from './steps.ts'

/** A record's round, once the engine and the rulebook have been loaded; they come only where one is wanted. */
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
