import type { ExamAnswer } from '@cardroom/school'
import { placedStorage } from '../connection/local/whereabouts.ts'

/** A begun examination: its start, and the answers so far, with gaps for skipped questions. */
export interface BegunExam {
  /** In milliseconds: its clock goes on while the page is away. */
  readonly began: number
  readonly given: readonly (ExamAnswer | undefined)[]
}

interface StoredExam {
  /** The address says which examination it is. */
  readonly address: string
  readonly began: number
  readonly given: readonly (ExamAnswer | null)[]
}

const STORAGE_KEY = 'cardroom.exam'

/** The stored state of this examination; nothing if another was begun since, or if unreadable. */
export function storedExam(address: string): BegunExam | undefined {
  const kept = parsed(placedStorage.getItem(STORAGE_KEY))
  if (kept?.address !== address) return undefined
  return { began: kept.began, given: kept.given.map(one => one ?? undefined) }
}

export function keepExam(address: string, { began, given }: BegunExam): void {
  const kept: StoredExam = { address, began, given: given.map(one => one ?? null) }
  placedStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
}

export const forgetExam = (): void => placedStorage.removeItem(STORAGE_KEY)

function parsed(text: string | null): StoredExam | undefined {
  try {
    const kept = text === null ? undefined : (JSON.parse(text) as StoredExam)
    return kept && typeof kept.began === 'number' && Array.isArray(kept.given) ? kept : undefined
  } catch {
    return undefined
  }
}
