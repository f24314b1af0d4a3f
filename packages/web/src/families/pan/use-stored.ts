import { useState } from 'react'

/** A choice stored in the browser. */
export function useStored<T extends string>(name: string, usual: T): [T, (to: T) => void] {
  const [value, setValue] = useState(() => (localStorage.getItem(`cardroom.${name}`) as T | null) ?? usual)
  return [
    value,
    to => {
      localStorage.setItem(`cardroom.${name}`, to)
      setValue(to)
    },
  ]
}
