import type { TableEvent, TableSnapshot } from '@cardroom/engine'
import { ZodError } from 'zod'
import { from1 } from './from-1.ts'
import { from2 } from './from-2.ts'
import type { About, Step, Stored } from './step.ts'

/** One step for every version that there has been, the first version first. */
const STEPS: readonly Step[] = [from1, from2]

/** The form in which events and snapshots are written now. */
export const VERSION = STEPS.length + 1

/** Something that was stored by a card room that came after this one. */
export class TooNew extends Error {
  readonly version: number
  constructor(version: number) {
    super(`version ${version} is not known here`)
    this.version = version
  }
}

export const writeVersioned = (what: TableEvent | TableSnapshot): string =>
  JSON.stringify({ v: VERSION, ...what })

/** An event as it is understood now, in whatever version it was written. */
export const readEvent = (text: string, about: About): TableEvent =>
  // What has the newest version was written from an event.
  lifted(text, (step, event) => step.event(event, about)) as TableEvent

export const readSnapshot = (text: string, about: About): TableSnapshot =>
  // As above, from a snapshot.
  lifted(text, (step, snapshot) => step.snapshot(snapshot, about)) as unknown as TableSnapshot

function lifted(text: string, lift: (step: Step, stored: Stored) => Stored): Stored {
  const { v = 1, ...rest } = JSON.parse(text) as Stored & { readonly v?: number }
  if (v > VERSION) throw new TooNew(v)
  try {
    return STEPS.slice(v - 1).reduce<Stored>((stored, step) => lift(step, stored), rest)
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const [{ path, message } = { path: [], message: '' }] = error.issues
    throw new Error(`version ${v} has ${path.join('.')} otherwise: ${message}`)
  }
}
