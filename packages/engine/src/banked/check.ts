import type { WagerLimits } from '../collection/limits.ts'
import { dollars } from '../money/cents.ts'
import { type Refusal, refuse } from '../say/refusal.ts'
import { isBeyondBackLine } from './in-action.ts'
import { bettor } from './live.ts'
import type { BankedRules, WagerRule } from './rules.ts'
import type { BankedSetup, PlacedWager } from './setup.ts'

/** Why these wagers may not be placed, if they may not. */
export function checkWagers(
  rules: BankedRules,
  setup: BankedSetup,
  limits?: WagerLimits,
): Refusal | undefined {
  const places = setup.seats ?? rules.seats.places
  if (places > rules.seats.places) {
    return refuse(`seats: at most ${rules.seats.places} (${rules.seats.cite})`)
  }
  if (setup.bank.seat > places) return refuse(`bank.seat: the table has ${places} places`)
  const decks = setup.decks ?? rules.decks.to
  if (decks < rules.decks.from || decks > rules.decks.to) {
    return refuse(`decks: from ${rules.decks.from} to ${rules.decks.to}, not ${decks} (${rules.decks.cite})`)
  }
  for (const [i, wager] of setup.wagers.entries()) {
    const wrong = checkOne(rules, setup, wager, places, limits)
    if (wrong) return refuse(`wagers[${i}]: ${wrong}`)
  }
  return checkBackLine(rules, setup)
}

function checkOne(
  rules: BankedRules,
  setup: BankedSetup,
  wager: PlacedWager,
  places: number,
  limits: WagerLimits | undefined,
): string | undefined {
  if (wager.seat > places) return `seat ${wager.seat}: the table has ${places} places`
  if (wager.seat === setup.bank.seat) return `seat ${wager.seat} is the player-dealer`
  const rule = rules.wagers.find(one => one.on === wager.on)
  if (!rule || rule.kind === 'later') {
    const known = rules.wagers.filter(one => one.kind !== 'later').map(one => one.on)
    return `there is no wager "${wager.on}" before the deal (${known.join(', ')})`
  }
  if (wager.by !== undefined && (rules.backLine.most === 0 || rule.noBackLine)) {
    return `no back-line bets on ${rule.name} (${rule.noBackLine ? rule.cite : rules.backLine.cite})`
  }
  const own = setup.wagers.filter(one => bettor(one) === bettor(wager))
  return (
    checkHand(rule, wager, own) ??
    checkRelations(rules, rule, wager, own) ??
    checkAmount(rules, rule, wager, own, limits)
  )
}

function checkHand(rule: WagerRule, wager: PlacedWager, own: readonly PlacedWager[]): string | undefined {
  if (rule.hands === undefined && wager.hand !== undefined) return `${rule.name} has one hand`
  if (rule.hands !== undefined) {
    if (wager.hand === undefined || wager.hand > rule.hands) return `hand: from 1 to ${rule.hands}`
    for (let hand = 1; hand <= rule.hands; hand++) {
      const there = own.some(one => one.on === rule.on && one.hand === hand)
      if (!there) return `${rule.name} is wagered on each of ${rule.hands} hands (${rule.cite})`
    }
  }
  const same = own.filter(one => one.on === wager.on && one.hand === wager.hand)
  return same.length > 1 ? `${bettor(wager)} has two wagers on ${rule.name}` : undefined
}

function checkRelations(
  rules: BankedRules,
  rule: WagerRule,
  wager: PlacedWager,
  own: readonly PlacedWager[],
): string | undefined {
  const has = (on: string) => own.find(one => one.on === on)
  if (rule.needs && !rule.needs.some(has)) {
    return `${rule.name} needs ${names(rules, rule.needs)} beside it (${rule.cite})`
  }
  if (rule.equals !== undefined && has(rule.equals)?.amount !== wager.amount) {
    return `${rule.name} must equal ${names(rules, [rule.equals])} (${rule.cite})`
  }
  const bounds = own.filter(one => rule.upTo?.includes(one.on))
  if (bounds.length > 0 && bounds.every(one => one.amount < wager.amount)) {
    return `${rule.name} may not be larger than ${names(rules, rule.upTo!)} (${rule.cite})`
  }
  const missing = rules.wagers.find(one => one.must && !has(one.on))
  return missing ? `${bettor(wager)} must also wager on ${missing.name} (${missing.cite})` : undefined
}

function checkAmount(
  rules: BankedRules,
  rule: WagerRule,
  wager: PlacedWager,
  own: readonly PlacedWager[],
  limits: WagerLimits | undefined,
): string | undefined {
  if (rule.least && wager.amount < rule.least.cents) {
    return `${rule.name} is at least ${dollars(rule.least.cents)} (${rule.least.cite})`
  }
  if (rules.step && wager.amount % rules.step.cents !== 0) {
    return `wagers are multiples of ${dollars(rules.step.cents)} (${rules.step.cite})`
  }
  if (!limits) return undefined
  const bonus = rule.kind === 'bonus' ? (limits.bonus[rule.on] ?? limits.bonus['*']) : undefined
  const { min = 0, max = Number.POSITIVE_INFINITY } = bonus ?? limits
  const { underMinimum, overMaximum } = rules.tolerates ?? {}
  if (wager.amount < min && !underMinimum)
    return `${dollars(wager.amount)} is below the minimum of ${dollars(min)}`
  if (wager.amount > max && !overMaximum)
    return `${dollars(wager.amount)} is above the maximum of ${dollars(max)}`
  if (rule.kind === 'bonus' && limits.bonusUpToBase) {
    const base = own.filter(one => rules.wagers.some(other => other.on === one.on && other.kind === 'base'))
    if (base.length > 0 && base.every(one => one.amount < wager.amount))
      return `${rule.name} may not be larger than the base wager`
  }
  return undefined
}

function checkBackLine(rules: BankedRules, setup: BankedSetup): Refusal | undefined {
  if (rules.tolerates?.beyondBackLine) return undefined
  const i = setup.wagers.findIndex(wager => isBeyondBackLine(rules, setup, wager))
  const { most, cite } = rules.backLine
  return i < 0 ? undefined : refuse(`wagers[${i}]: at most ${most} back-line bettors on a hand (${cite})`)
}

const names = (rules: BankedRules, ons: readonly string[]): string =>
  ons.map(on => rules.wagers.find(one => one.on === on)?.name ?? on).join(' or ')
