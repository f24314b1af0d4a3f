import type { WagerLimits } from '../collection/limits.ts'
import type { Cents } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Readings } from '../rules/readings.ts'
import { type Refusal, within } from '../say/refusal.ts'
import { checkCircle } from './circles.ts'
import { isBeyondBackLine } from './in-action.ts'
import { bettor } from './live.ts'
import { refuseBankedRound } from './refusals.ts'
import { type BankedRules, type WagerRule, wagerName } from './rules.ts'
import type { BankedSetup, PlacedWager } from './setup.ts'

/** Refuses wagers that may not be placed. */
export function checkWagers(
  rules: BankedRules,
  setup: BankedSetup,
  readings: Readings,
  limits?: WagerLimits,
): Refusal | undefined {
  const places = setup.seats ?? rules.seats.places
  if (places > rules.seats.places) {
    const { places: most, cite } = rules.seats
    return within(['seats'], refuseBankedRound('too-many-places', { most, cite }))
  }
  if (setup.bank.seat > places)
    return within(['bank', 'seat'], refuseBankedRound('no-such-place', { places }))
  const { from, to, cite } = rules.decks
  const decks = setup.decks ?? to
  if (decks < from || decks > to) {
    return within(['decks'], refuseBankedRound('decks-out-of-range', { from, to, decks, cite }))
  }
  const unfit = checkFree(rules, setup)
  if (unfit) return unfit
  for (const [i, wager] of setup.wagers.entries()) {
    const notFree = checkCircle(rules, readings, setup, wager, places)
    if (notFree) return within(['wagers', i, 'player'], notFree)
  }
  for (const [i, wager] of setup.wagers.entries()) {
    const wrong = checkOne(rules, setup, wager, places, limits)
    if (wrong) return within(['wagers', i], wrong)
  }
  return checkBackLine(rules, setup) ?? checkBets(rules, setup, limits?.betsPerSeat)
}

/** Demands at least one wager, unless the hand is dealt without wagers. */
function checkFree({ supply }: BankedRules, { free, wagers }: BankedSetup): Refusal | undefined {
  if (!free) return wagers.length === 0 ? within(['wagers'], refuseBankedRound('nobody-wagers')) : undefined
  if (!supply?.freeHands) return within(['free'], refuseBankedRound('no-free-hands-filed'))
  return wagers.length > 0 ? within(['wagers'], refuseBankedRound('free-of-wagers')) : undefined
}

function checkOne(
  rules: BankedRules,
  setup: BankedSetup,
  wager: PlacedWager,
  places: number,
  limits: WagerLimits | undefined,
): Refusal | undefined {
  const { seat, on } = wager
  if (seat > places) return within(['seat'], refuseBankedRound('no-such-place', { places }))
  if (seat === setup.bank.seat) return refuseBankedRound('player-dealer-wagers', { seat })
  const rule = rules.wagers.find(one => one.on === on)
  if (!rule || rule.kind === 'later') {
    const known = rules.wagers.filter(one => one.kind !== 'later').map(one => one.on)
    return refuseBankedRound('no-such-wager', { on, known })
  }
  if (wager.by !== undefined && (rules.backLine.most === 0 || rule.noBackLine)) {
    const { cite } = rule.noBackLine ? rule : rules.backLine
    return refuseBankedRound('no-back-line-on', { wager: rule.name, cite })
  }
  const own = setup.wagers.filter(one => bettor(one) === bettor(wager))
  return (
    checkHand(rule, wager, own) ??
    checkRelations(rules, rule, wager, own) ??
    checkAmount(rules, rule, wager, own, limits) ??
    checkKumKum(rules, wager, limits?.min ?? 0)
  )
}

function checkHand(rule: WagerRule, wager: PlacedWager, own: readonly PlacedWager[]): Refusal | undefined {
  const { name, hands, cite } = rule
  if (hands === undefined && wager.hand !== undefined)
    return refuseBankedRound('one-hand-only', { wager: name })
  if (hands !== undefined) {
    if (wager.hand === undefined || wager.hand > hands) {
      return within(['hand'], refuseBankedRound('no-such-hand', { hands }))
    }
    for (let hand = 1; hand <= hands; hand++) {
      const there = own.some(one => one.on === rule.on && one.hand === hand)
      if (!there) return refuseBankedRound('wager-on-each-hand', { wager: name, hands, cite })
    }
  }
  const same = own.filter(one => one.on === wager.on && one.hand === wager.hand)
  return same.length > 1
    ? refuseBankedRound('wagered-twice', { bettor: bettor(wager), wager: name })
    : undefined
}

function checkRelations(
  rules: BankedRules,
  rule: WagerRule,
  wager: PlacedWager,
  own: readonly PlacedWager[],
): Refusal | undefined {
  const { name, needs, equals, upTo, cite } = rule
  const has = (on: string) => own.find(one => one.on === on)
  if (needs && !needs.some(has)) {
    return refuseBankedRound('wager-needs-another', { wager: name, others: names(rules, needs), cite })
  }
  if (equals !== undefined && has(equals)?.amount !== wager.amount) {
    return refuseBankedRound('wager-must-equal', { wager: name, other: wagerName(rules, equals), cite })
  }
  if (upTo) {
    const bounds = own.filter(one => upTo.includes(one.on))
    if (bounds.length > 0 && bounds.every(one => one.amount < wager.amount)) {
      return refuseBankedRound('wager-above-another', { wager: name, others: names(rules, upTo), cite })
    }
  }
  const missing = rules.wagers.find(one => one.must && !has(one.on))
  return (
    missing &&
    refuseBankedRound('wager-missing', { bettor: bettor(wager), wager: missing.name, cite: missing.cite })
  )
}

function checkAmount(
  rules: BankedRules,
  rule: WagerRule,
  { amount }: PlacedWager,
  own: readonly PlacedWager[],
  limits: WagerLimits | undefined,
): Refusal | undefined {
  const { name, least } = rule
  if (least && amount < least.cents) {
    return refuseBankedRound('wager-below-least', { wager: name, least: least.cents, cite: least.cite })
  }
  const { step } = rules
  if (step && amount % step.cents !== 0) {
    return refuseBankedRound('wager-not-in-steps', { step: step.cents, cite: step.cite })
  }
  if (!limits) return undefined
  const bonus = rule.kind === 'bonus' ? (limits.bonus[rule.on] ?? limits.bonus['*']) : undefined
  const { min: minimum = 0, max: maximum = Number.POSITIVE_INFINITY } = bonus ?? limits
  const { underMinimum, overMaximum } = rules.tolerates ?? {}
  if (amount < minimum && !underMinimum) return refuseBankedRound('below-minimum', { amount, minimum })
  if (amount > maximum && !overMaximum) return refuseBankedRound('above-maximum', { amount, maximum })
  const base = own.filter(one => isBase(rules, one))
  if (rule.kind === 'bonus' && limits.bonusUpToBase) {
    if (base.length > 0 && base.every(one => one.amount < amount)) {
      return refuseBankedRound('bonus-above-base', { wager: name })
    }
  }
  // Beside a base wager above its own maximum, a bonus bet of that maximum is enough.
  if (bonus?.fromBase && base.some(one => Math.min(one.amount, maximum) > amount)) {
    return refuseBankedRound('bonus-below-base', { wager: name })
  }
  return undefined
}

function checkBackLine(rules: BankedRules, setup: BankedSetup): Refusal | undefined {
  const { most, cite } = rules.backLine
  if (rules.tolerates?.beyondBackLine || most === 'any') return undefined
  const i = setup.wagers.findIndex(wager => isBeyondBackLine(rules, setup, wager))
  return i < 0 ? undefined : within(['wagers', i], refuseBankedRound('too-many-back-line', { most, cite }))
}

/** Holds the game wagers at a seat, with its back line, to the number that the option in force prints. */
function checkBets(
  rules: BankedRules,
  setup: BankedSetup,
  most = Number.POSITIVE_INFINITY,
): Refusal | undefined {
  const bets = new Map<Seat, number>()
  for (const [i, wager] of setup.wagers.entries()) {
    if (!isBase(rules, wager)) continue
    const there = (bets.get(wager.seat) ?? 0) + 1
    bets.set(wager.seat, there)
    if (there > most)
      return within(['wagers', i], refuseBankedRound('too-many-bets', { seat: wager.seat, most }))
  }
  return undefined
}

const isBase = (rules: BankedRules, { on }: PlacedWager): boolean =>
  rules.wagers.some(rule => rule.on === on && rule.kind === 'base')

const names = (rules: BankedRules, ons: readonly string[]): string[] => ons.map(on => wagerName(rules, on))

/** Refuses a bet that partners may not make together. */
function checkKumKum(
  { kumKum: rule }: BankedRules,
  { kumKum: parts, amount }: PlacedWager,
  minimum: Cents,
): Refusal | undefined {
  if (!parts) return undefined
  if (!rule) return within(['kumKum'], refuseBankedRound('no-kum-kum'))
  const sum = parts.reduce((all, part) => all + part, 0)
  if (sum !== amount) return within(['kumKum'], refuseBankedRound('kum-kum-adds-up', { amount, sum }))
  const { minimum: cite } = rule
  const short = parts.findIndex(part => part < minimum)
  return cite === undefined || short < 0
    ? undefined
    : within(
        ['kumKum', short],
        refuseBankedRound('kum-kum-below-minimum', { amount: parts[short]!, minimum, cite }),
      )
}
