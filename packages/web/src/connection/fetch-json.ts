import type { ErrorReply } from '@cardroom/protocol'
import { useEffect, useState } from 'react'
import { ask } from './ask.ts'

/** A fetched value, that it is loading, or why it failed. */
export type FetchState<T> =
  | { readonly state: 'waiting'; readonly why?: undefined }
  | { readonly state: 'there'; readonly value: T; readonly why?: undefined }
  | { readonly state: 'failed'; readonly why: string }

export const fetchJson = <T>(path: string): Promise<T> => requestJson('GET', path)

/** Posts a request to the server. */
export const postJson = <T>(path: string, body?: object): Promise<T> => requestJson('POST', path, body)

async function requestJson<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const reply = await ask(method, path, body)
  if (!reply.ok) {
    const said = (await reply.json().catch(() => undefined)) as ErrorReply | undefined
    throw new Error(said?.error ?? `${reply.status} ${reply.statusText}`)
  }
  return (await reply.json()) as T
}

/** The server's answer to a GET, requested again when `version` changes. */
export function useFetched<T>(path: string, version?: string): FetchState<T> {
  const [fetched, setFetched] = useState<FetchState<T>>({ state: 'waiting' })
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
