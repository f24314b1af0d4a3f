import type { ChipCount, Payout, PotStep } from '@cardroom/engine'
import { bettorName, type Names, potPart, type Speaker, seatName, wagerLabel } from '@cardroom/words'

/** One step of the house dealer with chips, in words. */
export interface ShownStep {
  readonly kind: Payout['does'] | PotStep['does']
  /** "Pay $5", "Push $40". */
  readonly does: string
  /** Whose chips, and which. */
  readonly whose: string
  readonly chips: readonly ChipCount[]
  readonly note?: string
  readonly cite?: string
  /** What the step ends, such as a pot. */
  readonly ends?: string
}

/** A wager against the player-dealer. */
export function wagerStep(names: Names, payout: Payout): ShownStep {
  const { m } = names
  const { does, cents, chips, line, coverEnds } = payout
  const { on, hand, rule } = line
  return {
    kind: does,
    does: m.dealing[does]({ money: m.money(cents) }),
    whose: `${bettorName(names, line)} · ${wagerLabel(names, on)}${hand === undefined ? '' : ` ${hand}`}`,
    chips: does === 'back' ? [] : chips,
    note: leftWords(m, payout),
    cite: rule,
    ...(coverEnds ? { ends: m.dealing.ends } : {}),
  }
}

/** The rest of the player-dealer's wager, and the uncovered part of this one. */
function leftWords(m: Speaker, { left: { toPay, toTake }, unpaid, does, back }: Payout): string {
  const words = [
    toPay === toTake
      ? m.dealing.left({ money: m.money(toPay) })
      : m.dealing.leftApart({ pay: m.money(toPay), take: m.money(toTake) }),
  ]
  if (unpaid > 0) words.unshift(m.dealing.unpaid({ money: m.money(unpaid) }))
  if (does === 'take' && back > 0) words.unshift(m.dealing.partBack({ money: m.money(back) }))
  return m.joined.parts({ pieces: words })
}

/** Chips of a game in which players play against each other. */
export function potStep(names: Names, step: PotStep): ShownStep {
  const { m } = names
  const { cents, chips, cite } = step
  const shown = { kind: step.does, chips, ...(cite === undefined ? {} : { cite }) }
  const money = m.money(cents)
  switch (step.does) {
    case 'drop': {
      const { from, seat } = step.fee
      const whose = seat === undefined ? m.dealing.feeFrom[from] : seatName(names, seat)
      return { ...shown, does: m.dealing.drop({ money }), whose }
    }
    case 'back':
      return { ...shown, does: m.dealing.back({ money }), whose: seatName(names, step.seat) }
    case 'move':
      return {
        ...shown,
        does: m.dealing.move({ money }),
        whose: m.dealing.pays({ from: seatName(names, step.from), to: seatName(names, step.to) }),
      }
    case 'award': {
      const { seat, pot, pots, of, odd, isAll, for: part } = step
      const name = pots === 1 ? m.dealing.pot : pot === 0 ? m.table.mainPot : m.table.sidePot({ n: pot })
      const parts = [seatName(names, seat), name, ...(part === undefined ? [] : [potPart(m, part)])]
      const notes = [
        ...(isAll ? [] : [m.dealing.ofPot({ money: m.money(of) })]),
        ...(odd === 0 ? [] : [m.dealing.odd({ money: m.money(odd) })]),
      ]
      return {
        ...shown,
        does: m.dealing.award({ money }),
        whose: parts.join(' · '),
        ...(notes.length === 0 ? {} : { note: m.joined.parts({ pieces: notes }) }),
      }
    }
  }
}
