import type { LiveWager, Verdict } from '../live.ts'
import { BLACKJACK_EVENTS, type CountedHand } from './events.ts'
import type { BlackjackHand } from './hand.ts'
import type { BlackjackRules, VerdictRow } from './rules.ts'

/** Whether a wager lies on a hand and is decided with it. */
export const isOnHand = ({ on }: LiveWager): boolean => on === 'base' || on === 'split' || on === 'double'

/** What becomes of a wager on a hand, or of its insurance. */
export function handVerdict(
  rules: BlackjackRules,
  wager: LiveWager,
  hand: BlackjackHand,
  bank: CountedHand,
  /** The wagers on the hand, in the order in which they were made. */
  wagers: readonly LiveWager[],
): Verdict {
  if (wager.on === 'insurance') return insuranceVerdict(rules, hand.side, bank)
  if (hand.end === 'surrendered') {
    return { outcome: 'lose', only: Math.floor(wager.amount / 2), rule: rules.surrender!.cite }
  }
  if (hand.end === 'rescued') return rescueVerdict(rules, wager, wagers)
  const row = verdictRowFor(rules, wager.on, hand.side, bank)
  return row.outcome === 'win'
    ? { outcome: 'win', odds: row.pays, rule: row.cite }
    : { outcome: row.outcome, rule: row.cite }
}

/**
 * Whether a natural waits for the player-dealer's further cards, because a total other than a natural decides
 * it too.
 */
export const naturalWaits = ({ verdicts }: BlackjackRules): boolean =>
  verdicts.some(
    ({ when }) =>
      when.includes('player natural') && when.some(event => /^bank/.test(event) && event !== 'bank natural'),
  )

/** The row of the verdicts that decides. */
export function verdictRowFor(
  rules: BlackjackRules,
  wager: string,
  player: CountedHand,
  bank: CountedHand,
): VerdictRow {
  const sides = { player, bank, target: rules.over.above }
  const fits = ({ on, when }: VerdictRow) =>
    (!on || on.includes(wager)) && when.every(event => BLACKJACK_EVENTS[event](sides))
  const row = rules.verdicts.find(fits)
  if (!row)
    throw new Error(`${rules.id} does not say what becomes of ${player.points} against ${bank.points}`)
  return row
}

function insuranceVerdict({ insurance }: BlackjackRules, player: CountedHand, bank: CountedHand): Verdict {
  const { pays, wins, loses, ofNatural } = insurance!
  if (!bank.natural) return { outcome: 'lose', rule: loses }
  if (player.natural && ofNatural === 'returned') return { outcome: 'push', rule: wins }
  return { outcome: 'win', odds: pays, rule: wins }
}

/** Returns the last doubled portion to each bettor; the rest is forfeited. */
function rescueVerdict({ double }: BlackjackRules, wager: LiveWager, wagers: readonly LiveWager[]): Verdict {
  const last = wagers.findLast(one => one.on === 'double' && one.by === wager.by)
  return { outcome: wager === last ? 'withdrawn' : 'lose', rule: double.rescue!.cite }
}
