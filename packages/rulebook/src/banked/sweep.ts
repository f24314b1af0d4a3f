import type { Cite, Reading } from '@cardroom/engine'
import { sayOfBanked } from './sentences.ts'

/** “From seat to seat in the following order …”: all wagers of a seat, or one kind around the whole table. */
export const sweepReading = (order: 'by-wager' | 'by-seat', cite: Cite): Reading => ({
  name: 'settlementSweep',
  default: order,
  others: [order === 'by-wager' ? 'by-seat' : 'by-wager'],
  why: sayOfBanked('banked-why-settlement-sweep'),
  cite,
})
