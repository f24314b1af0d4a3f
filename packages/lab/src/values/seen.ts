import type { BankedRules } from '@cardroom/engine/banked'
import { allOf } from './ask.ts'
import { firstWager, handOf, type Position, unseenBy } from './position.ts'

/** What a seat knows before it chooses: its hand of so many cards, its first wager, and what it has not seen. */
export const knownBy = (position: Position<BankedRules>, cards: number, on: string) =>
  allOf({ own: handOf(position, cards), unit: firstWager(position, on), unseen: unseenBy(position) })
