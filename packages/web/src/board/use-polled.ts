import { useEffect, useState } from 'react'
import { fetchJson } from '../connection/fetch-json.ts'

/** The first and the longest wait before a request is repeated, in milliseconds. */
const FIRST_RETRY_MS = 300
const LONGEST_RETRY_MS = 8_000

/**
 * The server's answer, requested until there is one, and again when `version` changes; the last answer stays until then.
 * A board has nobody before it who could press "try again".
 */
export function usePolled<T>(path: string | undefined, version?: string): T | undefined {
  const [answer, setAnswer] = useState<{ readonly path: string; readonly value: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another answer
  useEffect(() => {
    if (path === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    let wait = FIRST_RETRY_MS
    const look = () =>
      fetchJson<T>(path).then(
        value => left || setAnswer({ path, value }),
        () => {
          if (left) return
          timer = setTimeout(look, wait)
          wait = Math.min(LONGEST_RETRY_MS, wait * 2)
        },
      )
    look()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [path, version])
  return answer && answer.path === path ? answer.value : undefined
}
