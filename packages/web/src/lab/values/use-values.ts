import { isRefusal, type Refusal } from '@cardroom/engine'
import type { Position, PositionValues, Review } from '@cardroom/lab'
import { useEffect, useState } from 'react'
import { ownEarlier } from '../../connection/own-rounds/earlier.ts'
import { askReview, askValues } from './ask-values.ts'

/** The state of a question to the lab. */
export type ValuesState<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly answer: T }
  | { readonly state: 'refused'; readonly why: Refusal }
  | { readonly state: 'broken'; readonly why: string }

/** The value of each choice; nothing without a position. A new `key` aborts the old question. */
export const useValues = (
  position: Position | undefined,
  key: string,
): ValuesState<PositionValues> | undefined =>
  useAnswer(position && (signal => askValues(position, signal)), key)

/** What each decision of a record was worth. */
export const useReview = (record: unknown, key: string): ValuesState<Review> | undefined =>
  useAnswer(
    record === undefined ? undefined : async signal => askReview(record, await ownEarlier(record), signal),
    key,
  )

function useAnswer<T>(
  ask: ((signal: AbortSignal) => Promise<T | Refusal>) | undefined,
  key: string,
): ValuesState<T> | undefined {
  const [last, setLast] = useState<{ readonly key: string; readonly answered: ValuesState<T> }>()
  const isAsked = ask !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the question
  useEffect(() => {
    if (!ask) return
    const leaving = new AbortController()
    const tell = (answered: ValuesState<T>) => leaving.signal.aborted || setLast({ key, answered })
    ask(leaving.signal).then(
      answer => tell(isRefusal(answer) ? { state: 'refused', why: answer } : { state: 'there', answer }),
      (error: Error) => tell({ state: 'broken', why: error.message }),
    )
    return () => leaving.abort()
  }, [key, isAsked])
  if (!isAsked) return
  return last?.key === key ? last.answered : { state: 'waiting' }
}
