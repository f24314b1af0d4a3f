import type { Outlook } from './outlook.ts'
import type { Pays } from './pays.ts'
import { SOLVED } from './solved-starts.ts'

/** What each start comes to, for pays that were solved: the table comes with the package. */
export function startTable(pays: Pays): readonly Outlook[] | undefined {
  return JSON.stringify(pays) === JSON.stringify(SOLVED.pays) ? table : undefined
}

const table: readonly Outlook[] = SOLVED.starts.map(([stay, play, later]) => ({ stay, play, later }))
