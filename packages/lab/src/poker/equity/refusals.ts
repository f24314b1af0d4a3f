import { type Nothing, refuser } from '@cardroom/engine'

/** Why hands cannot be compared, or not be read. */
export interface EquityRefusals {
  'cannot-be-split': { game: string }
  'number-of-hands': { most: number; given: number }
  'no-board': { game: string }
  'no-such-board': { board: number }
  'board-too-long': { most: number; given: number }
  /** `dealt`: some of the board has come. */
  'hand-too-long': { hand: string; most: number; given: number; dealt: boolean }
  'more-to-come-than-left': { missing: number; left: number }
  'no-such-hand-left': { hand: string }
  'card-twice': { card: string }
  'card-not-in-deck': { card: string }
  'not-dealt-together': Nothing
  'no-card-in-hand': { hand: string; piece: string }
  'no-range': { part: string }
  'empty-range': { text: string }
}

export const refuseEquity = refuser<EquityRefusals>()
