import type { Refusal } from '@cardroom/engine'
import type { DealerAction, DealtSession } from '@cardroom/engine/dealt'
import type { Names } from '@cardroom/words'
import type { PayoutProgress } from './use-paid.ts'

/** Enters an action, also in place of another entry; returns the refusal, if any. */
export type EnterAction = (does: DealerAction, instead?: string) => Refusal | undefined

/** The properties of every part of the dealer's desk. */
export interface DeskProps {
  readonly session: DealtSession
  readonly names: Names
  readonly enter: EnterAction
  readonly undo: (() => void) | undefined
  readonly paid: PayoutProgress
}
