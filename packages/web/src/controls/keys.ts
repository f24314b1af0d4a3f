/** The keys that people expect. */
const USUAL: Readonly<Record<string, string>> = {
  fold: 'f',
  check: 'c',
  call: 'c',
  bet: 'b',
  raise: 'r',
  'bring-in': 'i',
  'all-in': 'a',
  discard: 'd',
  draw: 'd',
  hit: 'h',
  stand: 's',
  double: 'd',
  redouble: 'r',
  split: 'p',
  surrender: 'u',
  insure: 'i',
  decline: 'n',
  play: 'p',
  'bet 4': '4',
  'bet 3': '3',
  'bet 2': '2',
  'bet 1': '1',
  pull: 'p',
  ride: 'r',
  set: 's',
  'house-way': 'h',
  card: 'c',
  'no-card': 'n',
}

/** Keys that mean something else at the table: the rule sheet, undo, take back, same again, more. */
const TAKEN = ['g', 'z', 'x', 'y', 'm']

/** A key for each move: the usual one, else a letter of its own word, else a digit. */
export function keysFor(moves: readonly string[]): Map<string, string> {
  const keys = new Map<string, string>()
  const free = (key: string): boolean => !TAKEN.includes(key) && ![...keys.values()].includes(key)
  for (const move of moves) {
    const usual = USUAL[move]
    if (usual !== undefined && free(usual)) keys.set(move, usual)
  }
  for (const move of moves) {
    if (keys.has(move)) continue
    const key = [...move.toLowerCase().replace(/[^a-z]/g, ''), ...'123456789'].find(free)
    if (key !== undefined) keys.set(move, key)
  }
  return keys
}
