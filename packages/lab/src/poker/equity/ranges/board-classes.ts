import type { Card } from '@cardroom/engine/cards'
import { RENAMINGS, renameSuit } from '../../../cards/suit-classes.ts'

type Sets = readonly (readonly Card[])[]

/** A board, and the number of boards that it stands for. */
interface BoardClass {
  readonly board: readonly Card[]
  readonly times: number
}

/** Boards that differ only by the names of suits are made one, as far as those names mean nothing to the ranges. */
export function boardClasses(boards: Sets, ranges: readonly Sets[]): BoardClass[] {
  const free = freeRenamings([boards, ...ranges])
  const classes = new Map<number, { board: readonly Card[]; times: number }>()
  for (const board of boards) {
    const key = Math.min(...free.map(renaming => keyOf(board, renaming)))
    const found = classes.get(key)
    if (found) found.times++
    else classes.set(key, { board, times: 1 })
  }
  return [...classes.values()]
}

/** The renamings of suits that change none of the lists but for the order. */
function freeRenamings(lists: readonly Sets[]): readonly (readonly number[])[] {
  const counted = lists.map(sets => {
    const counts = new Map<number, number>()
    for (const cards of sets) counts.set(keyOf(cards), (counts.get(keyOf(cards)) ?? 0) + 1)
    return { sets, counts }
  })
  return RENAMED.filter(renaming =>
    counted.every(({ sets, counts }) =>
      sets.every(cards => counts.get(keyOf(cards, renaming)) === counts.get(keyOf(cards))),
    ),
  )
}

/** Every renaming, with the number that stands for what each card becomes: sums of them stand for sets of cards. */
const RENAMED = RENAMINGS.map((_, renaming) =>
  Array.from({ length: 52 }, (_, card) => 2 ** renameSuit(card, renaming)),
)
const AS_THEY_ARE = Array.from({ length: 52 }, (_, card) => 2 ** card)

function keyOf(cards: readonly Card[], renaming: readonly number[] = AS_THEY_ARE): number {
  let key = 0
  for (const card of cards) key += renaming[card]!
  return key
}
