/** Merges two maps, keeping each key where its own filing has it. */
export function mergeInOrder<T>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>): [string, T][] {
  const order = [...a]
  let at = 0
  for (const [key, one] of b) {
    const place = order.findIndex(([known]) => known === key)
    if (place >= 0) at = place + 1
    else order.splice(at++, 0, [key, one])
  }
  return order
}
