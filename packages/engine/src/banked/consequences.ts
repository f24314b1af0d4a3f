import { type Card, nameOf } from '../cards/card.ts'
import type { Take } from '../floor/rule-on.ts'
import type { Place, Ruling, Seat } from '../round/awaiting.ts'
import type { Felt } from '../round/felt.ts'
import type { Cite } from '../rules/cite.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { BankedConsequence } from './incident.ts'
import type { Verdict } from './live.ts'
import { playersHandNamed, wagerNamed } from './named.ts'
import { refuse } from './refusals.ts'
import type { BankedRound } from './round.ts'

/** The deal is void, unless chips have changed hands. */
export function misdeal({ settler, floor }: BankedRound, rule: Cite): Refusal | undefined {
  if (settler.chipsHaveMoved) return refuse('too-late-for-misdeal')
  floor.voidDeal(rule)
  return undefined
}

/** A dead hand's wagers go back, a foul hand's are lost as far as they are covered. */
export function strike(round: BankedRound, seat: Seat, verdict: Verdict): void {
  round.floor.strike(seat, verdict)
  settleForfeits(round)
}

/** What was forfeited is taken in its turn of the settlement, or at once. */
function settleForfeits({ readings, settler, floor }: BankedRound): void {
  if (readings.forfeitOrder !== 'at-once') return
  settler.settle(wager => floor.verdict(wager)?.outcome === 'lose')
}

/** The cards that a hand has too many leave the shoe: those that were named, or one that nobody looked at. */
export function takeSurplus(round: BankedRound, seat: Seat, cards: Ruling['cards'] = []): void {
  for (let i = 0; i < Math.max(cards.length, 1); i++) {
    round.floor.mend(() => round.dealer.putAway(round.placeOf(seat)))
  }
}

/** Where a card lies face down, among these places. */
function faceDown(
  felt: Felt,
  places: readonly Place[],
  card: Card,
): { place: Place; at: number } | undefined {
  for (const place of places) {
    const at = felt.piles.get(place)?.findIndex(lying => lying.card === card && lying.seen !== 'all') ?? -1
    if (at >= 0) return { place, at }
  }
  return undefined
}

/** The cards that were named and that lie face down in a hand, or on the board. */
function hiddenCards(
  round: BankedRound,
  ruling: Ruling,
  places: readonly Place[],
): readonly Card[] | Refusal {
  const { cards = [] } = ruling
  if (cards.length === 0) return refuse('name-the-cards', {})
  const open = cards.find(card => !faceDown(round.felt, places, card))
  return open === undefined ? cards : refuse('card-not-face-down', { card: nameOf(open) })
}

/** Exactly one piece of code for each consequence that all player-dealer games know. */
export const bankedConsequences: Readonly<Record<BankedConsequence, Take<BankedRound, string, string>>> = {
  'no-effect': () => undefined,
  misdeal: ({ play, row }) => misdeal(play, row.cite),
  'misdeal-for-exposed-card'({ play, ruling, row }) {
    const cards = hiddenCards(play, ruling, ['bank', 'board'])
    return isRefusal(cards) ? cards : misdeal(play, row.cite)
  },
  'card-plays'({ play, ruling }) {
    const seat = playersHandNamed(play, ruling)
    if (isRefusal(seat)) return seat
    const cards = hiddenCards(play, ruling, [String(seat)])
    if (isRefusal(cards)) return cards
    for (const card of cards) {
      const lies = faceDown(play.felt, [String(seat)], card)
      if (lies) play.felt.turn(lies.place, lies.at)
    }
    return undefined
  },
  'dead-hand'({ play, ruling, row }) {
    const seat = playersHandNamed(play, ruling)
    if (isRefusal(seat)) return seat
    strike(play, seat, { outcome: 'push', rule: row.cite })
    return undefined
  },
  'dead-hand-with-surplus'({ play, ruling, row }) {
    const seat = playersHandNamed(play, ruling)
    if (isRefusal(seat)) return seat
    strike(play, seat, { outcome: 'push', rule: row.cite })
    takeSurplus(play, seat, ruling.cards)
    return undefined
  },
  'foul-hand'({ play, ruling, row }) {
    const seat = playersHandNamed(play, ruling)
    if (isRefusal(seat)) return seat
    strike(play, seat, { outcome: 'lose', rule: row.cite })
    return undefined
  },
  forfeit({ play, ruling, row }) {
    const wager = wagerNamed(play, ruling)
    if (isRefusal(wager)) return wager
    play.floor.forfeit(wager, row.cite)
    settleForfeits(play)
    return undefined
  },
}

export const bankedAtOnce: readonly BankedConsequence[] = ['card-plays', 'misdeal-for-exposed-card']
