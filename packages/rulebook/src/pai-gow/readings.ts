import type { Reading } from '@cardroom/engine'

export const fortuneJoker = (filed: 'bug' | 'wild', cite: string): Reading => ({
  name: 'fortuneJoker',
  default: filed,
  others: [filed === 'bug' ? 'wild' : 'bug'],
  why: 'What the joker may be among the seven cards of a Fortune Bonus: any card, or an ace and what completes a straight or flush.',
  cite,
})

export const envyHand = (filed: 'with-fortune' | 'any', cite: string): Reading => ({
  name: 'envyHand',
  default: filed,
  others: [filed === 'any' ? 'with-fortune' : 'any'],
  why: 'Envy buttons are paid for hands on which somebody has a Fortune Bonus, or for any player’s hand.',
  cite,
})

export const royalMatchJoker = (cite: string): Reading => ({
  name: 'royalMatchJoker',
  default: 'in-the-royal',
  others: ['natural'],
  why: 'The joker may complete the royal flush beside a royal match; the king and queen of the match are natural.',
  cite,
})

export const wheel = (cite: string): Reading => ({
  name: 'wheel',
  default: 'lowest',
  others: ['second'],
  why: 'Where 5-4-3-2-A stands among straights is not printed; the other rooms rank it lowest.',
  cite,
})

export const bankFoul = (cite: string): Reading => ({
  name: 'bankFoul',
  default: 'loses',
  others: ['set-again'],
  why: 'A player-dealer’s own foul setting loses to every hand that is not foul; no penalty is printed.',
  cite,
})
