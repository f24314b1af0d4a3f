import { useCallback, useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { fetchJson, postJson } from '../net/fetched.ts'
import { useLobby } from '../net/use-line.ts'

export interface Asked<T> {
  readonly value: T | undefined
  readonly why: string | undefined
  reload(): void
}

/** What the card room answers to oneself; nothing is asked without a path. */
export function useAsked<T>(path: string | undefined): Asked<T> {
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

/** What the lobby does not tell of is looked at again so often, in milliseconds. */
const AGAIN = 3_000

/** Asks again when something has changed at the tables, and once in a while. */
export function useFresh(reload: () => void): void {
  const lobby = useLobby()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lobby has changed
  useEffect(reload, [lobby])
  useEffect(() => {
    const timer = setInterval(reload, AGAIN)
    return () => clearInterval(timer)
  }, [reload])
}

export interface Doing {
  /** Why the last thing was not done. */
  readonly why: string | undefined
  readonly busy: boolean
  /** Does something; whether it was done. */
  act(path: string, body: object): Promise<boolean>
  /** Does something that has an answer; nothing where it was not done. */
  tried<T>(work: () => Promise<T>): Promise<T | undefined>
}

/** Things that are done over HTTP, one after the other. */
export function useDoing(done: () => void): Doing {
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
  return { why: failed === undefined ? undefined : m.app.broken(failed), busy, act, tried }
}
