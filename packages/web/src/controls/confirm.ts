import type { Option } from '@cardroom/engine/round/awaiting.ts'

/** Moves that give up a hand or everything at once. */
const GRAVE = ['all-in', 'surrender']

/** Whether a slip would hurt: the move is asked for twice. */
export function isGrave(
  move: string,
  cents: number | undefined,
  options: readonly Option[],
  stack: number | undefined,
): boolean {
  if (GRAVE.includes(move)) return true
  // Folding where checking costs nothing is nearly always a slip.
  if (move === 'fold') return options.some(option => option.move === 'check')
  const bounds = options.find(option => option.move === move)?.cents
  if (!bounds || cents === undefined || bounds.min === bounds.max || cents < bounds.max) return false
  return stack === undefined || cents * 2 >= stack
}
