import type { PokerRules } from '@cardroom/engine/poker'
import { omaha } from './omaha.ts'
import { texasHoldem } from './texas-holdem.ts'

export const cameoPoker: readonly PokerRules[] = [texasHoldem, omaha]
