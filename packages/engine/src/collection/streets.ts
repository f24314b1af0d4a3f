/** The kind of play that the fees of a game depend on. */
export type FeePlay = 'banked' | 'flop' | 'draw' | 'stud-7' | 'stud-5' | 'mexican' | 'pan'

/** How far a hand has come, as far as pot fees depend on it. */
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

/** The streets that a hand may reach, in order. Pan has none: a hand of it was either played or not. */
export const FEE_STREETS: Readonly<Record<FeePlay, readonly FeeStreet[]>> = {
  banked: [],
  flop: ['flop', 'turn', 'river'],
  draw: ['draw'],
  'stud-7': ['third', 'fourth', 'fifth', 'sixth', 'seventh'],
  'stud-5': ['second', 'third', 'fourth', 'fifth'],
  mexican: ['second', 'third', 'fourth', 'fifth'],
  pan: ['played'],
}

/** In stud the first betting round stands on the first street; elsewhere it comes before it. */
const STUD_PLAYS: ReadonlySet<FeePlay> = new Set(['stud-7', 'stud-5', 'mexican'])

/** The place of a street in the hand; `none` is a hand that ended in the first betting round. */
export function streetIndex(play: FeePlay, street: FeeStreet | 'none'): number {
  return street === 'none' ? firstBettingRound(play) - 1 : FEE_STREETS[play].indexOf(street)
}

/** The first street that is dealt after a betting round. */
const firstBettingRound = (play: FeePlay): number => (STUD_PLAYS.has(play) ? 1 : 0)

/** The street index from which a take is due. */
export function momentIndex(play: FeePlay, moment: FeeMoment): number {
  if (moment === 'deal') return -1
  return moment === 'first-round' ? firstBettingRound(play) : FEE_STREETS[play].indexOf(moment)
}

/** Whether a game has a street of this name for its fees. */
export const isStreet = (play: FeePlay, name: string): name is FeeStreet | 'none' =>
  name === 'none' || (FEE_STREETS[play] as readonly string[]).includes(name)
