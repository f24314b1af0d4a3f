import { useCallback, useEffect, useState } from 'react'
import { fetchJson, postJson } from '../connection/fetch-json.ts'
import { useLobby } from '../connection/use-room-state.ts'
import { useMessages } from '../shared/messages/messages.ts'

interface HouseReply<T> {
  readonly value: T | undefined
  readonly why: string | undefined
  reload(): void
}

/** A server's answer for the signed-in player; nothing is requested without a path. */
export function useHouseReply<T>(path: string | undefined): HouseReply<T> {
  const [value, setValue] = useState<T>()
  const [why, setWhy] = useState<string>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let left = false
    if (path === undefined) return
    fetchJson<T>(path).then(
      answer => {
        if (left) return
        setValue(answer)
        setWhy(undefined)
      },
      (error: Error) => left || setWhy(error.message),
    )
    return () => {
      left = true
    }
  }, [path, turn])
  return { value, why, reload: useCallback(() => setTurn(now => now + 1), []) }
}

/** Milliseconds between two reloads of what the lobby does not report. */
const RELOAD_EVERY_MS = 3_000

/** Reloads when the tables have changed, and at intervals. */
export function useReload(reload: () => void): void {
  const lobby = useLobby()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lobby has changed
  useEffect(reload, [lobby])
  useEffect(() => {
    const timer = setInterval(reload, RELOAD_EVERY_MS)
    return () => clearInterval(timer)
  }, [reload])
}

export interface HouseActions {
  /** Why the last action was refused. */
  readonly why: string | undefined
  readonly busy: boolean
  /** Posts an action; whether it was done. */
  act(path: string, body: object): Promise<boolean>
  /** Runs a request with an answer; nothing if it failed. */
  tried<T>(work: () => Promise<T>): Promise<T | undefined>
}

/** Actions over HTTP, one after the other. */
export function useHouseActions(done: () => void): HouseActions {
  const m = useMessages()
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)
  const tried = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true)
    try {
      const answer = await work()
      setFailed(undefined)
      done()
      return answer
    } catch (error) {
      setFailed((error as Error).message)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const act = async (path: string, body: object): Promise<boolean> =>
    (await tried(() => postJson<object>(path, body))) !== undefined
  return { why: failed === undefined ? undefined : m.app.broken({ why: failed }), busy, act, tried }
}
