import type { Refusal } from '@cardroom/engine'
import type { DealtSession, Doing } from '@cardroom/engine/dealt'
import type { Names } from '@cardroom/words'
import type { Paid } from './use-paid.ts'

/** Something has happened, or was done, or stands instead of another entry: why it is not taken, if it is not. */
export type Enter = (does: Doing, instead?: string) => Refusal | undefined

/** What every part of the desk has at hand. */
export interface DeskProps {
  readonly session: DealtSession
  readonly names: Names
  readonly enter: Enter
  readonly undo: (() => void) | undefined
  readonly paid: Paid
}
