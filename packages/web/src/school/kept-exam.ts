import type { Given } from '@cardroom/school'
import { placedStorage } from '../local/whereabouts.ts'

/** An examination that has begun: when, and what was answered so far; a question that was left out has nothing. */
export interface BegunExam {
  /** In milliseconds: its clock goes on while the page is away. */
  readonly began: number
  readonly given: readonly (Given | undefined)[]
}

interface Kept {
  /** The address says which examination it is. */
  readonly address: string
  readonly began: number
  readonly given: readonly (Given | null)[]
}

const PLACE = 'cardroom.exam'

/** What was kept of this examination; nothing where another was begun since, or where it cannot be read. */
export function keptExam(address: string): BegunExam | undefined {
  const kept = parsed(placedStorage.getItem(PLACE))
  if (kept?.address !== address) return undefined
  return { began: kept.began, given: kept.given.map(one => one ?? undefined) }
}

export function keepExam(address: string, { began, given }: BegunExam): void {
  const kept: Kept = { address, began, given: given.map(one => one ?? null) }
  placedStorage.setItem(PLACE, JSON.stringify(kept))
}

export const forgetExam = (): void => placedStorage.removeItem(PLACE)

function parsed(text: string | null): Kept | undefined {
  try {
    const kept = text === null ? undefined : (JSON.parse(text) as Kept)
    return kept && typeof kept.began === 'number' && Array.isArray(kept.given) ? kept : undefined
  } catch {
    return undefined
  }
}
