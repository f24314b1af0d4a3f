import type { Cite, Street } from '@cardroom/engine'

/** Where each step of a flop game is printed. */
export interface FlopLines {
  readonly hole: Cite
  readonly flop: Cite
  readonly turn: Cite
  readonly river: Cite
}

/** Cards that every player throws away, and on which street. */
export interface FlopDiscard {
  readonly on: 'preflop' | 'flop'
  readonly when: 'before-betting' | 'after-betting'
  readonly cite: Cite
}

/** The four streets of a flop game with so many hole cards, a card burned before each but the first. */
export function flopStreets(hole: number, lines: FlopLines, discard?: FlopDiscard): readonly Street[] {
  const thrown = (on: FlopDiscard['on']) =>
    discard?.on === on ? { discard: { cards: 1, when: discard.when, cite: discard.cite } } : {}
  return [
    {
      name: 'preflop',
      each: Array.from({ length: hole }, () => 'down'),
      first: 'after-blinds',
      bet: 'lower',
      cite: lines.hole,
      ...thrown('preflop'),
    },
    {
      name: 'flop',
      burn: true,
      board: 3,
      first: 'left-of-button',
      bet: 'lower',
      cite: lines.flop,
      ...thrown('flop'),
    },
    { name: 'turn', burn: true, board: 1, first: 'left-of-button', bet: 'upper', cite: lines.turn },
    { name: 'river', burn: true, board: 1, first: 'left-of-button', bet: 'upper', cite: lines.river },
  ]
}
