import { ranks, suits, tileName } from '../grammar/cards.ts'

/** Cards as people say them. */
export const cards = {
  ranks,
  suits,
  ofSuit: (rank: string, suit: string): string => `${rank} de ${suit}`,
  joker: 'comodín',
  faceDown: 'carta tapada',
  faceDownMany: (n: number): string => `${n} cartas tapadas`,
  tileName,
  tile: (high: number, low: number, name: string): string => `ficha ${high}-${low} (${tileName(name)})`,
  none: 'sin cartas',
}
