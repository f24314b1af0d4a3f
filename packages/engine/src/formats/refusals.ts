import { refuser } from '../say/refusal.ts'
import type { Nothing } from '../say/saying.ts'

/** Why a hand history is not played, or a record is not written as one. Players are counted from 1. */
export interface PhhRefusals {
  'phh-not-a-hand': Nothing
  'phh-missing': Nothing
  'phh-stacks-needed': Nothing
  'phh-texts-needed': Nothing
  'phh-number-each-needed': Nothing
  'phh-unknown-variant': { variant: string; known: readonly string[] }
  'phh-not-an-action': { text: string }
  'phh-hand-over': { player: number }
  'phh-hand-not-finished': { seat: number }
  'phh-action-not-allowed': { player: number; action: string; moves: readonly string[] }
  'phh-no-pot-game': { game: string }
  /** A file in another format says something that no record says. */
  'hand-not-held': { what: string }
}

export const refuseHistory = refuser<PhhRefusals>()
