import type { Schedule } from '../../collection/fee.ts'
import type { Cents } from '../../money/cents.ts'
import type { Readings } from '../../rules/readings.ts'
import { SHORT_BUYS, type ShortBuys } from '../../rules/seating.ts'
import { type BuyIn, buyInAround } from '../../table/settings.ts'
import type { PokerRules } from '../rules/rules.ts'

/** The buy-in: as the schedule prints it, else as the game does, else the house's default. */
export function filedBuyIn(
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
