import type { Saying } from './saying.ts'

/** Hands are named again and again: each name is put together once. */
export function remembered(name: (rank: number) => Saying): (rank: number) => Saying {
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
