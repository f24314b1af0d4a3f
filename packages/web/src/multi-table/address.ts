import { invitationAddress } from '../shared/routing/invitation-address.ts'
import type { SeatedTable } from './seated-tables.ts'

export const tableAddress = ({ id, word }: SeatedTable): string =>
  word === undefined ? `/table/${encodeURIComponent(id)}` : invitationAddress('', id, word)

/** Whether the table is in a frame beside others, without the page's header. */
export const isFramed = (): boolean => window.parent !== window
