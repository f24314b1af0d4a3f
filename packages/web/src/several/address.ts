import { invitation } from '../invite/address.ts'
import type { KeptTable } from './kept-tables.ts'

export const addressOf = ({ id, word }: KeptTable): string =>
  word === undefined ? `/table/${encodeURIComponent(id)}` : invitation('', id, word)

/** A table beside others stands in a frame of its own: without the head of the page. */
export const isFramed = (): boolean => window.parent !== window
