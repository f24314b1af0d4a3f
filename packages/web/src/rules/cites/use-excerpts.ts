import type { CitedLines } from '@cardroom/engine'
import { type Excerpt, joinExcerpts } from '@cardroom/rulebook/filings'
import { useEffect, useState } from 'react'
import { type FetchState, fetchJson } from '../../connection/fetched.ts'

const pathOf = ({ file, from, to }: CitedLines): string => `/api/filings/${file}?from=${from}&to=${to}`

/** The cited lines with some context; overlapping ones are merged. */
export function useExcerpts(spans: readonly CitedLines[]): FetchState<readonly Excerpt[]> {
  const [fetched, setFetched] = useState<FetchState<readonly Excerpt[]>>({ state: 'waiting' })
  const paths = spans.map(pathOf).join(' ')
  useEffect(() => {
    let left = false
    Promise.all(paths.split(' ').map(path => fetchJson<Excerpt>(path))).then(
      excerpts => left || setFetched({ state: 'there', value: joinExcerpts(excerpts) }),
      (error: Error) => left || setFetched({ state: 'failed', why: error.message }),
    )
    return () => {
      left = true
    }
  }, [paths])
  return fetched
}
