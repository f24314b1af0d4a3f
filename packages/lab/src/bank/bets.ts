import { type Refusal, refuser } from '@cardroom/engine'
import type { BankedRules, PlacedWager } from '@cardroom/engine/banked'

/** Why bets cannot be read. */
export interface BetsRefusals {
  'no-bet': { text: string }
  'no-such-wager-to-bet': { game: string; wager: string }
}

const refuseBets = refuser<BetsRefusals>()

/** The player-dealer's own place. */
export const BANK_SEAT = 1

/**
 * Reads bets as people write them: `6x base 2500, 2x fortune 500` are six seats with a base wager of 25
 * dollars, the first two of them with a Fortune bet beside it. Wagers that must equal another one are added.
 */
export function betsOf(rules: BankedRules, text: string): PlacedWager[] | Refusal {
  const wagers: PlacedWager[] = []
  for (const bet of text.split(/[,;]/)) {
    const read = /^\s*(?:(\d+)\s*x\s+)?(\S+)\s+(\d+)\s*$/.exec(bet)
    if (!read) return refuseBets('no-bet', { text: bet.trim() })
    const [, count = '1', on = '', cents = ''] = read
    const rule = rules.wagers.find(one => one.on === on && one.kind !== 'later')
    if (!rule) return refuseBets('no-such-wager-to-bet', { game: rules.id, wager: on })
    const amount = Number(cents)
    for (let i = 0; i < Number(count); i++) {
      const seat = BANK_SEAT + 1 + i
      const hands = rule.hands === undefined ? [{}] : handsOf(rule.hands)
      for (const hand of hands) wagers.push({ seat, on, ...hand, amount })
    }
  }
  return [...wagers, ...besides(rules, wagers)]
}

const handsOf = (hands: number): { hand: number }[] =>
  Array.from({ length: hands }, (_, i) => ({ hand: i + 1 }))

/** Wagers that must equal another one, where they were left out. */
function besides(rules: BankedRules, wagers: readonly PlacedWager[]): PlacedWager[] {
  return rules.wagers.flatMap(rule =>
    rule.equals === undefined || rule.kind === 'later'
      ? []
      : wagers
          .filter(one => one.on === rule.equals)
          .filter(one => !wagers.some(other => other.seat === one.seat && other.on === rule.on))
          .map(({ seat, amount }) => ({ seat, on: rule.on, amount })),
  )
}
