import { isRefusal, type Refusal } from '@cardroom/engine'
import { useEffect, useState } from 'react'

/** The state of something made in the worker. */
export type SchoolResult<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'refused'; readonly why: Refusal }
  | { readonly state: 'broken'; readonly why: string }

/** Makes something once, and follows its state. */
export function useSchoolResult<T extends object>(make: () => Promise<T | Refusal>): SchoolResult<T> {
  const [made, setMade] = useState<SchoolResult<T>>({ state: 'waiting' })
  const [once] = useState(() => make)
  useEffect(() => {
    let left = false
    once().then(
      value => {
        if (left) return
        setMade(isRefusal(value) ? { state: 'refused', why: value } : { state: 'there', value })
      },
      (error: Error) => left || setMade({ state: 'broken', why: error.message }),
    )
    return () => {
      left = true
    }
  }, [once])
  return made
}
