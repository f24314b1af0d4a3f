import type { Readings } from '../../rules/readings.ts'
import type { BetTerms } from '../hand/bets.ts'
import type { CapLifted, HolePlays, PokerRules, PotHalf } from './rules.ts'
import type { PokerSetup } from './setup.ts'

/** The rules of one round: what was filed, what the house reads where the filing is open, what the record sets. */
export interface Terms extends BetTerms {
  readonly halves: readonly PotHalf[]
  /** How many of the own cards make a hand with the board. */
  readonly plays: HolePlays
  /** Who gets the chip that cannot be divided between high and low. */
  readonly oddBetween: 'high' | 'position'
  /** What is left over in a division among several goes to one of them, or round the table. */
  readonly oddChips: 'one-player' | 'one-each'
  readonly buttonPostsSmallBlind: boolean
}

export function termsOf(rules: PokerRules, setup: PokerSetup, readings: Readings): Terms {
  const { raises, checkRaise } = rules.betting
  const { limit } = setup.stakes
  const capped = limit === 'fixed' || limit === 'spread' || readings.raiseCap === 'all-games'
  return {
    potLimit: limit === 'pot',
    raises: capped ? raises?.most : undefined,
    capLifted: (readings.capLifted as CapLifted | undefined) ?? raises?.lifted ?? 'two-left',
    checkRaise: checkRaise.allowed,
    plays: (readings.plays as HolePlays | undefined) ?? rules.showdown.plays,
    halves: setup.split === 'hi-lo' && rules.split ? rules.split.halves : rules.showdown.halves,
    oddBetween: (readings.oddChip as 'high' | 'position' | undefined) ?? rules.showdown.oddChip.between,
    oddChips: readings.oddChips === 'one-each' ? 'one-each' : 'one-player',
    buttonPostsSmallBlind: readings.twoHandedBlinds !== 'button-big',
  }
}
