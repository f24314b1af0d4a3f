import type { ErrorReply } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { ask } from './ask.ts'

/** What was fetched, that it is under way, or why there is nothing. */
export type Fetched<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly why: string }

export const fetchJson = <T>(path: string): Promise<T> => asked('GET', path)

/** Has the card room do something. */
export const postJson = <T>(path: string, body?: object): Promise<T> => asked('POST', path, body)

async function asked<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const reply = await ask(method, path, body)
  if (!reply.ok) {
    const said = (await reply.json().catch(() => undefined)) as ErrorReply | undefined
    throw new Error(said?.error ?? `${reply.status} ${reply.statusText}`)
  }
  return (await reply.json()) as T
}

/** The answer of the card room to a GET, asked for again when `version` is another. */
export function useFetched<T>(path: string, version?: string): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T>>({ state: 'waiting' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another answer
  useEffect(() => {
    let left = false
    fetchJson<T>(path).then(
      value => left || setFetched({ state: 'there', value }),
      (error: Error) => left || setFetched({ state: 'failed', why: error.message }),
    )
    return () => {
      left = true
    }
  }, [path, version])
  return fetched
}
