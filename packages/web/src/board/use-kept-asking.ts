import { useEffect, useState } from 'react'
import { fetchJson } from '../net/fetched.ts'

/** The first wait before a question is asked again, and the longest, in milliseconds. */
const FIRST = 300
const LONGEST = 8_000

/**
 * The answer of the card room, asked for until there is one, and again when `version` is another; the one before stays
 * until then. Nobody stands before a board who could press a button.
 */
export function useKeptAsking<T>(path: string | undefined, version?: string): T | undefined {
  const [answer, setAnswer] = useState<{ readonly path: string; readonly value: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another answer
  useEffect(() => {
    if (path === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    let wait = FIRST
    const look = () =>
      fetchJson<T>(path).then(
        value => left || setAnswer({ path, value }),
        () => {
          if (left) return
          timer = setTimeout(look, wait)
          wait = Math.min(LONGEST, wait * 2)
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
