import type { BettingKind, Schedule } from '../../collection/fee.ts'
import type { DefaultSettings, FamilyTable, RequestedSettings } from '../../family/family-table.ts'
import type { Cents } from '../../money/cents.ts'
import type { Readings } from '../../rules/readings.ts'
import { SHORT_BUYS, type ShortBuys } from '../../rules/seating.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import { readBy, readKnown } from '../../shape/read-by.ts'
import { mapOf, type Of, object, optional, text } from '../../shape/shape.ts'
import { type BuyIn, buyInAround } from '../../table/settings.ts'
import { hasOneBet, type PokerRules } from '../rules/rules.ts'
import { type PokerSetup, pokerSetup } from '../rules/setup.ts'
import { EMPTY_POKER_MEMORY, type PokerHouseSetup, pokerHouseSetup, pokerMemory } from './memory.ts'
import { PokerPart } from './part.ts'

/** The stakes where nothing is filed. */
const SMALLEST_BET = 500

const { stakes: filedStakes, blinds, ante, bringIn } = pokerSetup.fields
const requestedStakes = object({
  stakes: optional(filedStakes),
  blinds,
  ante,
  bringIn,
  readings: optional(mapOf(text)),
})
type RequestedStakes = Of<typeof requestedStakes>

/** The requested or filed stakes, and stacks of fifty big bets where the buy-in allows it. */
function usualStakes(
  rules: PokerRules,
  wanted: RequestedSettings,
  schedule: Schedule | undefined,
): DefaultSettings | Refusal {
  const known = readKnown(requestedStakes, wanted)
  if (isRefusal(known)) return known
  const setup = setupFor(rules, known, schedule)
  const smallest = smallestBet(setup)
  const buyIn = filedBuyIn(rules, { smallest, usual: bigBet(setup) * 50 }, schedule, known.readings)
  return { setup, buyIn, smallest }
}

/** Stakes, and what brings the first chips in: blinds, or an ante and what the lowest card puts in. */
function setupFor(
  { opening, streets }: PokerRules,
  wanted: RequestedStakes,
  schedule: Schedule | undefined,
): PokerHouseSetup {
  const { limit, betting } = schedule?.option ?? {}
  const bets = limit?.kind === 'limit' ? limit.bets : limit?.kind === 'limits' ? limit.from : undefined
  const posted = wanted.blinds ?? (limit && 'blinds' in limit ? limit.blinds : undefined)
  const small = bets?.[0] ?? wanted.stakes?.bets?.[0] ?? posted?.at(-1) ?? SMALLEST_BET
  const figures = hasOneBet({ streets }) ? [small] : [small, small * 2]
  const stakes = wanted.stakes ?? stakesOf(bets ?? figures, betting)
  if (opening.by === 'blinds') {
    const { ante } = wanted
    return { stakes, blinds: posted ?? [part(small, 2), small], ...(ante === undefined ? {} : { ante }) }
  }
  const ante = wanted.ante ?? part(small, 5)
  return opening.puts === 'bring-in'
    ? { stakes, ante, bringIn: wanted.bringIn ?? part(small, 3) }
    : { stakes, ante }
}

/** A part of a bet, in whole dollars. */
const part = (bet: Cents, of: number): Cents => Math.ceil(bet / (of * 100)) * 100

/** Figures that lie far apart are the ends of a spread, not a lower and an upper bet. */
function stakesOf(
  [low = SMALLEST_BET, high]: readonly Cents[],
  betting: readonly BettingKind[] | undefined,
): PokerSetup['stakes'] {
  if (betting && !betting.includes('limit')) return { limit: betting.includes('no-limit') ? 'none' : 'pot' }
  if (high === undefined) return { limit: 'fixed', bets: [low] }
  return high > low * 4 ? { limit: 'spread', range: [low, high] } : { limit: 'fixed', bets: [low, high] }
}

const bigBet = ({ stakes: { bets, range }, blinds, ante = 100 }: PokerHouseSetup): Cents =>
  bets?.at(-1) ?? range?.at(-1) ?? (blinds?.at(-1) ?? ante) * 2

const smallestBet = ({ stakes: { bets }, blinds }: PokerHouseSetup): Cents =>
  bets?.[0] ?? blinds?.at(-1) ?? SMALLEST_BET

/** The buy-in: as the schedule prints it, else as the game does, else the house's default. */
function filedBuyIn(
  { seating: { buyIn } = {}, readings: open }: PokerRules,
  { smallest, usual }: { smallest: Cents; usual: Cents },
  schedule: Schedule | undefined,
  chosen: Readings = {},
): BuyIn {
  const printed = schedule?.option.limit?.kind === 'buy-in' ? schedule.option.limit : undefined
  const ofTheGame = buyIn?.minimumBets === undefined ? undefined : { min: buyIn.minimumBets * smallest }
  const filed: Pick<BuyIn, 'min' | 'max'> | undefined =
    chosen.buyIn === 'minimum-bets' ? (ofTheGame ?? printed) : (printed ?? ofTheGame)
  const read = open.some(({ name }) => name === 'shortBuys') ? chosen.shortBuys : undefined
  const short = isShortBuys(read) ? read : buyIn?.shortBuys
  return { ...(filed ? within(filed, usual) : buyInAround(usual)), ...(short ? { short } : {}) }
}

const isShortBuys = (value: string | undefined): value is ShortBuys => SHORT_BUYS.some(one => one === value)

const within = ({ min, max }: Pick<BuyIn, 'min' | 'max'>, usual: Cents): BuyIn => ({
  min,
  ...(max === undefined ? {} : { max }),
  usual: Math.min(Math.max(min, usual), max ?? Number.POSITIVE_INFINITY),
})

/** Every table with a pot. */
export const potTable: FamilyTable<PokerRules, PokerSetup> = {
  usual: usualStakes,
  lay(game, setup) {
    const house = readBy(pokerHouseSetup, setup)
    if (isRefusal(house)) return house
    return (at, saved) => {
      const remembered = saved === undefined ? EMPTY_POKER_MEMORY : readBy(pokerMemory, saved)
      return isRefusal(remembered) ? remembered : new PokerPart(game, house, at, remembered)
    }
  },
}
