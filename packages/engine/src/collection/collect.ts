import { type Cents, totalAmount } from '../money/cents.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { FeeRate, Schedule } from './fee.ts'
import { checkPlayersCovered, type PotDue, potDue, rateOf } from './fees-of.ts'
import { type ChosenReadings, takesOf } from './readings.ts'
import { refuseFee } from './refusals.ts'
import { type FeeMoment, type FeeStreet, streetIndex } from './streets.ts'

/** A wager that lies on the table before the deal. */
export interface FeeWager {
  readonly seat: number
  readonly by?: string
  /** The seat of the bettor, where nobody sits at this circle. */
  readonly player?: number
  readonly amount: Cents
  /**
   * A `base` wager is one that a player's fee is taken for (an Ante, a line bet); `game` wagers (Blind,
   * Tie) and `bonus` bets count in the total table action only.
   */
  readonly role: 'base' | 'game' | 'bonus'
}

/** A fee that is taken from the player-dealer or a player. */
export interface FeeTaken {
  readonly from: 'bank' | 'player'
  readonly seat?: number
  readonly by?: string
  readonly player?: number
  readonly cents: Cents
}

/** The fees of a player-dealer round, taken before the deal: the bank's, then each player's. */
export function collect(
  schedule: Schedule,
  wagers: readonly FeeWager[],
  readings: ChosenReadings = {},
): FeeTaken[] | Refusal {
  const { bank, player, playerFor } = takesOf(schedule.option, readings)
  const players = new Set(wagers.map(({ seat, by, player = seat }) => `${player}/${by ?? ''}`)).size
  const refused = checkPlayersCovered(schedule, players)
  if (refused) return refused
  const action = totalAmount(
    wagers.filter(wager => wager.role !== 'bonus' || !schedule.option.actionWithoutBonus),
  )
  const most = schedule.option.actionCapped && bank ? lastRow(bank.rate) : undefined
  if (most !== undefined && action > most) {
    return refuseFee('action-above-most', { action, most })
  }
  const base = wagers.filter(wager => wager.role === 'base')
  const taken: FeeTaken[] = []
  if (bank) {
    const cents = rateOf(schedule, bank.rate, { action, players }, readings)
    if (isRefusal(cents)) return cents
    const spots = new Set(base.map(({ seat }) => seat)).size
    taken.push({ from: 'bank', cents: bank.unit === 'spot' ? cents * spots : cents })
  }
  if (player && player.unit !== '30min') {
    const bets = playerFor === 'every-game-wager' ? wagers.filter(({ role }) => role !== 'bonus') : base
    for (const bet of player.unit === 'hand' ? onePerPlayer(bets) : bets) {
      const { seat, by, player: circleOf } = bet
      const bonus = player.counts === 'with-bonus' ? bonusOf(wagers, bet) : 0
      const cents = rateOf(schedule, player.rate, { action, players, wager: bet.amount + bonus }, readings)
      if (isRefusal(cents)) return cents
      taken.push({
        from: 'player',
        seat,
        ...(by === undefined ? {} : { by }),
        ...(circleOf === undefined ? {} : { player: circleOf }),
        cents,
      })
    }
  }
  return taken.filter(fee => fee.cents > 0)
}

const lastRow = (rate: FeeRate): Cents | undefined => (rate.by === 'flat' ? undefined : rate.rows.at(-1)?.to)

const samePlayer = (a: FeeWager, b: FeeWager): boolean => a.seat === b.seat && a.by === b.by

const bonusOf = (wagers: readonly FeeWager[], bet: FeeWager): Cents =>
  totalAmount(wagers.filter(wager => wager.role === 'bonus' && samePlayer(wager, bet)))

const onePerPlayer = (bets: readonly FeeWager[]): FeeWager[] =>
  bets.filter((bet, at) => bets.findIndex(other => samePlayer(other, bet)) === at)

/** The progress of a poker hand. */
export interface FeeHand {
  /** The number of players that counts: dealt in, or still in. */
  readonly players: number
  /** The last street that was dealt; `none` before the first. */
  readonly street: FeeStreet | 'none'
  readonly pot: Cents
  /** The hand has ended: what is taken when it does not reach a street falls due. */
  readonly over: boolean
}

/** The takes of the schedule from the pot (or the blinds) so far, without those that fell due before. */
export function collectPot(
  schedule: Schedule,
  { street, ...hand }: FeeHand,
  readings: ChosenReadings = {},
  fallen?: ReadonlySet<FeeMoment>,
): PotDue | Refusal {
  const { pot } = takesOf(schedule.option, readings)
  const refused = checkPlayersCovered(schedule, hand.players)
  if (refused) return refused
  if (!pot) return { from: 'pot', cents: 0, moments: [] }
  const reached = streetIndex(schedule.game.play, street)
  return potDue(schedule, pot, { ...hand, reached }, readings, fallen)
}

/** What each player pays every half hour. */
export function collectTime(
  schedule: Schedule,
  players: number,
  readings: ChosenReadings = {},
): Cents | Refusal {
  const { player } = takesOf(schedule.option, readings)
  const refused = checkPlayersCovered(schedule, players)
  if (refused) return refused
  return player?.unit === '30min' ? rateOf(schedule, player.rate, { players }, readings) : 0
}
