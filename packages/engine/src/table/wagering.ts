import { checkWagers } from '../banked/check.ts'
import { collectionOf, tableLimits } from '../banked/collection.ts'
import { bettor } from '../banked/live.ts'
import type { BankedRules, WagerRule } from '../banked/rules.ts'
import type { BankedSetup, PlacedWager } from '../banked/setup.ts'
import { type Cents, dollars } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { isRefusal, type Refusal, refuse } from '../say/refusal.ts'
import type { WantedWager } from './command.ts'
import type { TableGame, TableSettings } from './settings.ts'
import type { PlayerId, TableState, WaitingWager } from './state.ts'

/** A game against a player-dealer; any other is played for a pot. */
export const isBanked = (rules: RuleSet): rules is BankedRules => 'wagers' in rules && 'bank' in rules

/** A place on the layout, with what may be wagered there at this table. */
export interface Spot extends Pick<WagerRule, 'on' | 'name' | 'equals' | 'hands'> {
  readonly kind: 'base' | 'bonus'
  readonly min: Cents
  readonly max: Cents
  readonly step: Cents
  readonly must: boolean
  readonly needs: readonly string[]
}

/** Where no limit is printed or posted. */
const NO_MAXIMUM = 1_000_000_00

/** What may be wagered before the deal. */
export function spotsOf({ rules, house }: TableGame): Spot[] {
  if (!isBanked(rules)) return []
  const limits = tableLimits({ bank: { seat: 1, wager: 0 }, wagers: [] }, house)
  const step = rules.step?.cents ?? 100
  return rules.wagers.flatMap(rule => {
    if (rule.kind === 'later') return []
    const { on, name, kind, equals, hands } = rule
    const table = limits && !isRefusal(limits) ? limits : undefined
    const own = kind === 'bonus' ? (table?.bonus[on] ?? table?.bonus['*'] ?? table) : table
    return {
      on,
      name,
      kind,
      min: own?.min ?? step,
      max: own?.max ?? NO_MAXIMUM,
      step,
      must: rule.must === true,
      needs: rule.needs ?? [],
      ...(equals === undefined ? {} : { equals }),
      ...(hands === undefined ? {} : { hands }),
    }
  })
}

/** What the player-dealer may put up: at least the smallest wager of the table. */
export function bankBounds(game: TableGame, stack: Cents): { min: Cents; max: Cents } {
  return { min: Math.min(stack, ...spotsOf(game).map(spot => spot.min)), max: stack }
}

/** A player's wagers as they will lie on the table, or what is wrong with them. */
export function placeWagers(
  game: TableGame,
  settings: TableSettings,
  state: TableState,
  seat: Seat,
  wanted: readonly WantedWager[],
): WaitingWager[] | Refusal {
  const { player, name, stack } = state.seats[seat]!
  const bank = state.bank!
  if (seat === bank.seat) return refuse('the player-dealer does not wager')
  const own: WaitingWager[] = []
  for (const { seat: at = seat, on, hand, amount } of wanted) {
    if (at !== seat && (at === bank.seat || !state.seats[at])) {
      return refuse(`seat ${at} has no hand to bet on`)
    }
    const by = at === seat ? {} : { by: name }
    own.push({ seat: at, ...by, on, ...(hand === undefined ? {} : { hand }), amount, player })
  }
  const others = state.wagers.filter(wager => wager.player !== player)
  const setup = setupWith(settings, bank, [...own, ...others])
  if (own.length > 0) {
    const limits = tableLimits(setup, game.house)
    if (isRefusal(limits)) return limits
    const wrong = checkWagers(game.rules as BankedRules, setup, limits)
    if (wrong) return wrong
  }
  const needed = sum(own) + feesOf(game, setup, own) + followed(game.rules as BankedRules, own)
  if (needed > stack)
    return refuse(`that takes ${dollars(needed)}, with what may follow: there are ${dollars(stack)}`)
  return own
}

/** The most that a decision of the seat can add to a bet, in bets. */
const MOST_TO_FOLLOW = 4

/** What the seat's decisions may add to back-line bets, which follow them in proportion. */
function followed(rules: BankedRules, wagers: readonly PlacedWager[]): Cents {
  if (!rules.wagers.some(rule => rule.kind === 'later')) return 0
  return MOST_TO_FOLLOW * sum(wagers.filter(({ by }) => by !== undefined))
}

const sum = (wagers: readonly { amount: Cents }[]): Cents =>
  wagers.reduce((total, { amount }) => total + amount, 0)

/** The collection that a player's own wagers bring with them. */
function feesOf({ rules, house }: TableGame, setup: BankedSetup, own: readonly PlacedWager[]): Cents {
  const fees = own.length === 0 ? [] : collectionOf(rules as BankedRules, setup, house)
  if (isRefusal(fees)) return 0
  const accounts = new Set(own.map(bettor))
  return fees
    .filter(fee => fee.from === 'player' && accounts.has(bettor({ seat: fee.seat!, by: fee.by })))
    .reduce((total, { cents }) => total + cents, 0)
}

function setupWith(
  settings: TableSettings,
  bank: { seat: Seat; wager: Cents },
  wagers: readonly WaitingWager[],
): BankedSetup {
  return {
    ...settings.setup,
    bank: { seat: bank.seat, wager: bank.wager },
    wagers: wagers.map(({ player: _, ...wager }) => wager),
  }
}

export interface BankedStart {
  readonly setup: BankedSetup
  readonly accounts: Readonly<Record<string, PlayerId>>
}

/**
 * How the round starts. A back-line bet on a hand that its own player does not bet on goes back. The
 * collection comes out of what the player-dealer has, before the rest can be put up.
 */
export function startBanked(
  game: TableGame,
  settings: TableSettings,
  state: TableState,
): BankedStart | Refusal {
  const rules = game.rules as BankedRules
  const bank = state.bank!
  const played = state.wagers.filter(
    ({ by, seat }) => by === undefined || state.wagers.some(one => one.seat === seat && one.by === undefined),
  )
  const bySeat = [...played].sort((a, b) => a.seat - b.seat)
  if (bySeat.length === 0) return refuse('nobody has wagered')
  const bare = setupWith(settings, bank, bySeat)
  const fees = collectionOf(rules, bare, game.house)
  if (isRefusal(fees)) return fees
  const feeOf = (account: string): Cents =>
    fees
      .filter(fee => bettor({ seat: fee.seat!, by: fee.by }) === account)
      .reduce((total, { cents }) => total + cents, 0)
  const accounts: Record<string, PlayerId> = { [bank.seat]: bank.player }
  for (const wager of bySeat) accounts[bettor(wager)] = wager.player
  const stacks: Record<string, Cents> = {}
  for (const { player, stack } of Object.values(state.seats)) {
    const own = Object.keys(accounts).filter(account => accounts[account] === player)
    if (own.length === 0 || player === bank.player) continue
    const spent = sum(bySeat.filter(wager => wager.player === player))
    let behind = own.reduce((left, account) => left - feeOf(account), stack - spent)
    // One who bets on several hands cannot spend the same chips twice: the back-line bets come first.
    for (const account of own.sort((a, b) => b.length - a.length)) {
      const mine = bySeat.filter(wager => bettor(wager) === account)
      stacks[account] = account.includes('/') ? followed(rules, mine) : Math.max(0, behind)
      behind -= stacks[account]
    }
  }
  const { stack } = state.seats[bank.seat]!
  const wager = Math.max(0, Math.min(bank.wager, stack - feeOf(String(bank.seat))))
  return { setup: { ...bare, bank: { seat: bank.seat, wager }, stacks }, accounts }
}
