import { isRefusal, type Refusal } from '@cardroom/engine'
import { useEffect, useState } from 'react'

/** Something that is made elsewhere: under way, there, or why not. */
export type Made<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'refused'; readonly why: Refusal }
  | { readonly state: 'broken'; readonly why: string }

/** Has something made once. */
export function useMade<T extends object>(make: () => Promise<T | Refusal>): Made<T> {
  const [made, setMade] = useState<Made<T>>({ state: 'waiting' })
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
