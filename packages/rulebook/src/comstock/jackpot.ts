import type { Reading } from '@cardroom/engine'
import { sayOfBanked } from '../banked/sentences.ts'

/** Whether a jackpot is attached to the game: then a dollar a hand is added to every posted fee. */
export const jackpot: Reading = {
  name: 'jackpot',
  default: 'none',
  others: ['attached'],
  why: sayOfBanked('comstock-why-jackpot'),
  cite: '003:620',
}
