/** What a key presses: a move, or a spot of the layout. */
interface KeyTarget {
  readonly name: string
  /** The key that it prefers. */
  readonly key?: string | undefined
}

/** Keys that mean something else at the table: the rule sheet, the floor, undo, take back, same again, the sign, sound, the coach. */
const RESERVED_KEYS = ['g', 'o', 'z', 'x', 'y', 'm', 'v', 'q']

/** A key for each name: the preferred one, else a letter of its word, else a spare digit. */
export function keysFor(all: readonly KeyTarget[], spare = '123456789'): Map<string, string> {
  const keys = new Map<string, string>()
  const free = (key: string): boolean => !RESERVED_KEYS.includes(key) && ![...keys.values()].includes(key)
  for (const { name, key } of all) if (key !== undefined && free(key)) keys.set(name, key)
  for (const { name } of all) {
    if (keys.has(name)) continue
    const key = [...name.toLowerCase().replace(/[^a-z]/g, ''), ...spare].find(free)
    if (key !== undefined) keys.set(name, key)
  }
  return keys
}
