import type { Ask, Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import type { PanRules } from '../rules/rules.ts'
import { Adviser } from './adviser.ts'
import { seenBy } from './seen.ts'

/** A sensible move for a seat that sees the table and its own hand. */
export const advise = (rules: PanRules, view: View, ask: Ask): Move =>
  new Adviser(seenBy(view, ask.seat, rules.deck.decks), rules).choose(ask)
