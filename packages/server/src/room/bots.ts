import type { Ask, Move, Table } from '@cardroom/engine'
import { advisedMove, safeMove } from './safe-move.ts'

/** Bots are named after the ranks; people cannot take such names. */
export const BOT_PREFIX = 'Bot-'
const RANKS = [
  'Ace',
  'King',
  'Queen',
  'Jack',
  'Ten',
  'Nine',
  'Eight',
  'Seven',
  'Six',
  'Five',
  'Four',
  'Three',
  'Two',
]

export const botName = (n: number): string => `${BOT_PREFIX}${RANKS[n % RANKS.length]}`
export const MOST_BOTS = RANKS.length

export const botMove = (table: Table, ask: Ask): Move => advisedMove(table, ask) ?? safeMove(table, ask)
