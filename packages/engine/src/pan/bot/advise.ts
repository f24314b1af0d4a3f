import type { Ask, Move } from '../../round/awaiting.ts'
import type { View } from '../../round/view.ts'
import type { PanRules } from '../rules/rules.ts'
import { Adviser } from './adviser.ts'
import { panTableSeenBy } from './seen.ts'

/** Advises a seat that sees the table and its own hand. */
export const advise = (rules: PanRules, view: View, ask: Ask): Move =>
  new Adviser(panTableSeenBy(view, ask.seat, rules.deck.decks), rules).choose(ask)
