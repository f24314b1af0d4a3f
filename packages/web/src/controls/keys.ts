/** What is pressed by a key: a move, or a spot of the layout. */
export interface Pressed {
  readonly name: string
  /** The key that suits it. */
  readonly key?: string | undefined
}

/** Keys that mean something else at the table: the rule sheet, the floor, undo, take back, same again, the sign, sound, the coach. */
const TAKEN = ['g', 'o', 'z', 'x', 'y', 'm', 'v', 'q']

/** A key for each name: the one that suits it, else a letter of its own word, else a digit that is to spare. */
export function keysFor(all: readonly Pressed[], spare = '123456789'): Map<string, string> {
  const keys = new Map<string, string>()
  const free = (key: string): boolean => !TAKEN.includes(key) && ![...keys.values()].includes(key)
  for (const { name, key } of all) if (key !== undefined && free(key)) keys.set(name, key)
  for (const { name } of all) {
    if (keys.has(name)) continue
    const key = [...name.toLowerCase().replace(/[^a-z]/g, ''), ...spare].find(free)
    if (key !== undefined) keys.set(name, key)
  }
  return keys
}
