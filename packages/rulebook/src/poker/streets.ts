import type { Cite, Street } from '@cardroom/engine'

/** Where each step of a flop game is printed. */
export interface FlopCites {
  readonly hole: Cite
  readonly flop: Cite
  readonly turn: Cite
  readonly river: Cite
}

/** The four streets of a flop game with so many hole cards. */
export function flopStreets(hole: number, cites: FlopCites): readonly [Street, Street, Street, Street] {
  return [
    {
      name: 'preflop',
      each: Array.from({ length: hole }, () => 'down'),
      first: 'after-blinds',
      bet: 'lower',
      cite: cites.hole,
    },
    { name: 'flop', burn: true, board: 3, first: 'left-of-button', bet: 'lower', cite: cites.flop },
    { name: 'turn', burn: true, board: 1, first: 'left-of-button', bet: 'upper', cite: cites.turn },
    { name: 'river', burn: true, board: 1, first: 'left-of-button', bet: 'upper', cite: cites.river },
  ]
}
