import type { Speaker } from '@cardroom/words'

/** What a move does, in a sentence. */
export const moveExplanation = (m: Speaker, move: string): string => {
  const moves: Readonly<Record<string, string>> = m.learn.moves
  return (Object.hasOwn(moves, move) ? moves[move] : undefined) ?? m.learn.otherMove
}
