/** How a game is played, as far as its fees ask. */
export type FeePlay = 'banked' | 'flop' | 'draw' | 'stud-7' | 'stud-5' | 'mexican' | 'pan'

/** How far a hand has come, as pot fees ask. */
export type FeeStreet =
  | 'flop'
  | 'turn'
  | 'river'
  | 'draw'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'played'

/** When a take falls due: after the deal, on a street, or when the first betting round is complete. */
export type FeeMoment = 'deal' | FeeStreet | 'first-round'

/** The streets that a hand may reach, in order. Pan has none: a hand of it was played, or was not. */
export const STREETS: Readonly<Record<FeePlay, readonly FeeStreet[]>> = {
  banked: [],
  flop: ['flop', 'turn', 'river'],
  draw: ['draw'],
  'stud-7': ['third', 'fourth', 'fifth', 'sixth', 'seventh'],
  'stud-5': ['second', 'third', 'fourth', 'fifth'],
  mexican: ['second', 'third', 'fourth', 'fifth'],
  pan: ['played'],
}

/** In stud the first betting round stands on the first street; elsewhere it comes before it. */
const STUD: ReadonlySet<FeePlay> = new Set(['stud-7', 'stud-5', 'mexican'])

/** The place of a street in the hand; `none` is a hand that ended in the first betting round. */
export function streetIndex(play: FeePlay, street: FeeStreet | 'none'): number {
  return street === 'none' ? firstRound(play) - 1 : STREETS[play].indexOf(street)
}

/** The first street that is dealt after a betting round. */
export const firstRound = (play: FeePlay): number => (STUD.has(play) ? 1 : 0)

/** The street index from which a take is due. */
export function momentIndex(play: FeePlay, moment: FeeMoment): number {
  if (moment === 'deal') return -1
  return moment === 'first-round' ? firstRound(play) : STREETS[play].indexOf(moment)
}

/** Whether a game has a street of this name, as far as its fees ask. */
export const isStreet = (play: FeePlay, name: string): name is FeeStreet | 'none' =>
  name === 'none' || (STREETS[play] as readonly string[]).includes(name)
