import type { Reading } from '@cardroom/engine'
import { sayOfBanked } from '../banked/sentences.ts'

export const fortuneJoker = (filed: 'bug' | 'wild', cite: string): Reading => ({
  name: 'fortuneJoker',
  default: filed,
  others: [filed === 'bug' ? 'wild' : 'bug'],
  why: sayOfBanked('pai-gow-why-fortune-joker'),
  cite,
})

export const envyHand = (filed: 'with-fortune' | 'any', cite: string): Reading => ({
  name: 'envyHand',
  default: filed,
  others: [filed === 'any' ? 'with-fortune' : 'any'],
  why: sayOfBanked('pai-gow-why-envy-hand'),
  cite,
})

export const royalMatchJoker = (cite: string): Reading => ({
  name: 'royalMatchJoker',
  default: 'in-the-royal',
  others: ['natural'],
  why: sayOfBanked('pai-gow-why-royal-match-joker'),
  cite,
})

export const wheelReading = (cite: string): Reading => ({
  name: 'wheel',
  default: 'lowest',
  others: ['second'],
  why: sayOfBanked('pai-gow-why-wheel'),
  cite,
})

export const bankFoul = (cite: string): Reading => ({
  name: 'bankFoul',
  default: 'loses',
  others: ['set-again'],
  why: sayOfBanked('pai-gow-why-bank-foul'),
  cite,
})
