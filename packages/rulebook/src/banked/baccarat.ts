import type { Cite, Reading } from '@cardroom/engine'
import type { BaccaratEvent, DrawingChart } from '@cardroom/engine/banked'
import { sayOfBanked } from './sentences.ts'

export const playerWins: BaccaratEvent = { winner: 'player' }
export const bankerWins: BaccaratEvent = { winner: 'banker' }
export const tie: BaccaratEvent = { winner: 'nobody' }
export const bankerThreeCardSeven: BaccaratEvent = { winner: 'banker', with: { total: 7, cards: 3 } }
export const playerThreeCardEight: BaccaratEvent = { winner: 'player', with: { total: 8, cards: 3 } }

/** The player's third cards against which a banker's total of seven, six … none draws: the same in every filing. */
const DRAWS_ON = ['', '67', '4567', '234567', '012345679', '0123456789', '0123456789', '0123456789']

/** The chart as printed: one line for each banker's total, from seven down. */
export const bankerChart = (file: string, firstLine: number): DrawingChart['banker'] =>
  DRAWS_ON.map((drawsOn, i) => ({ total: 7 - i, drawsOn, cite: `${file}:${firstLine + i}` }))

/** No filing of EZ Baccarat prints the push. */
export const threeCardSevenReading = (cite: Cite): Reading => ({
  name: 'bankerThreeCardSeven',
  default: 'pays',
  others: ['pushes'],
  why: sayOfBanked('baccarat-why-banker-three-card-seven'),
  cite,
})
