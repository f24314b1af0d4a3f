import type { Saying } from './saying.ts'

/** Caches the names of hands, which are asked for again and again. */
export function cachedNames(name: (rank: number) => Saying): (rank: number) => Saying {
  const names = new Map<number, Saying>()
  return rank => {
    let found = names.get(rank)
    if (found === undefined) {
      found = name(rank)
      names.set(rank, found)
    }
    return found
  }
}
