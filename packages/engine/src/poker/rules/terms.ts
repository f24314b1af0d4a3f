import type { Deck } from '../../cards/deck.ts'
import type { Cents } from '../../money/cents.ts'
import type { Readings } from '../../rules/readings.ts'
import { fromButton } from './check-setup.ts'
import {
  type CapException,
  dealtIn,
  type HolePlays,
  type OddBetween,
  type PokerRules,
  type PotHalf,
} from './rules.ts'
import type { PokerSetup } from './setup.ts'
import { Stakes } from './stakes.ts'

/** How the betting rounds of a hand are played: the same on every street. */
export interface BetTerms {
  readonly potLimit: boolean
  /** Raises after the bet; `undefined` where there is no end to them. */
  readonly raises: number | undefined
  readonly capLifted: CapException
  readonly checkRaise: boolean
  /** What a raise adds to where an all-in for less than a full one stands, in pot and no limit. */
  readonly raiseOverAllIn: RaiseOverAllIn
}

type RaiseOverAllIn = 'last-full-bet' | 'short-all-in'

/** The rules of one round: the filing, the house's readings where it is open, and the record's settings. */
export interface PokerTerms extends BetTerms {
  readonly rules: PokerRules
  readonly setup: PokerSetup
  readonly readings: Readings
  readonly deck: Deck
  /** The players who are dealt in, clockwise from the button's left. */
  readonly seated: PokerSetup['seats']
  readonly halves: readonly PotHalf[]
  /** How many of the own cards make a hand with the board. */
  readonly plays: HolePlays
  /** Who gets the chip that cannot be divided between high and low. */
  readonly oddBetween: OddBetween
  /** Whether the remainder of a division among several goes to one of them, or round the table. */
  readonly oddChips: 'one-player' | 'one-each'
  readonly buttonPostsSmallBlind: boolean
  /** Every pot is given out as this many equal ones. */
  readonly equalPots: 1 | 2
  readonly stakes: Stakes
  /** The most of one bet or raise, where the pot and the stack do not set it alone. */
  readonly mostWager?: Cents
}

export function pokerTermsOf(
  rules: PokerRules,
  setup: PokerSetup,
  readings: Readings,
  mostWager?: Cents,
): PokerTerms {
  const { raises, checkRaise } = rules.betting
  const { limit } = setup.stakes
  const isLimit = limit === 'fixed' || limit === 'spread'
  const capped = isLimit || readings.raiseCap === 'all-games'
  return {
    rules,
    setup,
    readings,
    deck: readings.joker === 'in-use' ? { ...rules.deck, jokers: 1 } : rules.deck,
    seated: fromButton(setup).slice(0, dealtIn(rules, setup.seats.length)),
    potLimit: limit === 'pot',
    raises: capped ? raises?.most : undefined,
    capLifted: read(readings.capLifted, CAP_EXCEPTIONS) ?? raises?.lifted ?? 'two-left',
    checkRaise: checkRaise.allowed,
    raiseOverAllIn: readings.raiseOverAllIn === 'short-all-in' && !isLimit ? 'short-all-in' : 'last-full-bet',
    plays: read(readings.plays, HOLE_PLAYS) ?? rules.showdown.plays,
    halves: setup.split === 'hi-lo' && rules.split ? rules.split.halves : rules.showdown.halves,
    oddBetween: read(readings.oddChip, ODD_CHIP_READINGS) ?? rules.showdown.oddChip.between,
    oddChips: readings.oddChips === 'one-each' ? 'one-each' : 'one-player',
    equalPots: readings.equalPots === 'two' ? 2 : 1,
    stakes: new Stakes(setup, mostWager),
    buttonPostsSmallBlind: readings.twoHandedBlinds !== 'button-big',
    ...(mostWager === undefined ? {} : { mostWager }),
  }
}

const CAP_EXCEPTIONS: readonly CapException[] = ['two-in-round', 'two-left']
const HOLE_PLAYS: readonly HolePlays[] = ['any', 'exactly-two', 'up-to-two']
const ODD_CHIP_READINGS: readonly OddBetween[] = ['high', 'position', 'closest-if-tied']

/** The house's reading, as one of the values that a rule may have. */
const read = <T extends string>(reading: string | undefined, among: readonly T[]): T | undefined =>
  reading === undefined ? undefined : among.find(one => one === reading)
