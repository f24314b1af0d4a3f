import { type Card, nameOf } from '../cards/card.ts'
import type { RulingCase, TakeRuling } from '../floor/rule-on.ts'
import type { Place, Ruling, Seat } from '../round/awaiting.ts'
import type { Felt } from '../round/felt.ts'
import type { Cite } from '../rules/cite.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { BankedConsequence } from './incident.ts'
import type { Verdict } from './live.ts'
import { playersHandNamed, wagerNamed } from './named.ts'
import { refuseBankedRound } from './refusals.ts'
import type { BankedRound } from './round.ts'

/** The deal is void, unless chips have changed hands. */
export function ruleMisdeal({ settler, floor }: BankedRound, rule: Cite): Refusal | undefined {
  if (settler.chipsHaveMoved) return refuseBankedRound('too-late-for-misdeal')
  floor.voidDeal(rule)
  return undefined
}

/** Returns the wagers of a dead hand; takes those of a foul hand as far as they are covered. */
export function strike(round: BankedRound, seat: Seat, verdict: Verdict): void {
  round.floor.strike(seat, verdict)
  settleForfeits(round)
}

/** Strikes the player's hand that a ruling names; its surplus cards leave the shoe where the row says so. */
export function strikeNamed(
  { play, ruling, row }: RulingCase<BankedRound, string, string>,
  outcome: 'push' | 'lose',
  hasSurplus = false,
): Refusal | undefined {
  const seat = playersHandNamed(play, ruling)
  if (isRefusal(seat)) return seat
  strike(play, seat, { outcome, rule: row.cite })
  if (hasSurplus) takeSurplus(play, seat, ruling.cards)
  return undefined
}

/** Takes a forfeited wager in its turn of the settlement, or at once. */
function settleForfeits({ readings, settler, floor }: BankedRound): void {
  if (readings.forfeitOrder !== 'at-once') return
  settler.settle(wager => floor.verdict(wager)?.outcome === 'lose')
}

/** Removes the surplus cards of a hand from the shoe: the named ones, or one that nobody has seen. */
export function takeSurplus(round: BankedRound, seat: Seat, cards: Ruling['cards'] = []): void {
  for (let i = 0; i < Math.max(cards.length, 1); i++) {
    round.floor.mend(() => round.dealer.putAway(round.placeOf(seat)))
  }
}

/** Finds where a card lies face down among these places. */
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
  if (cards.length === 0) return refuseBankedRound('name-the-cards', {})
  const open = cards.find(card => !faceDown(round.felt, places, card))
  return open === undefined ? cards : refuseBankedRound('card-not-face-down', { card: nameOf(open) })
}

/** One function for each consequence that all player-dealer games know. */
export const bankedConsequences: Readonly<
  Record<BankedConsequence, TakeRuling<BankedRound, string, string>>
> = {
  'no-effect': () => undefined,
  misdeal: ({ play, row }) => ruleMisdeal(play, row.cite),
  'misdeal-for-exposed-card'({ play, ruling, row }) {
    const cards = hiddenCards(play, ruling, ['bank', 'board'])
    return isRefusal(cards) ? cards : ruleMisdeal(play, row.cite)
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
  'dead-hand': of => strikeNamed(of, 'push'),
  'dead-hand-with-surplus': of => strikeNamed(of, 'push', true),
  'foul-hand': of => strikeNamed(of, 'lose'),
  forfeit({ play, ruling, row }) {
    const wager = wagerNamed(play, ruling)
    if (isRefusal(wager)) return wager
    play.floor.forfeit(wager, row.cite)
    settleForfeits(play)
    return undefined
  },
}

export const bankedAtOnce: readonly BankedConsequence[] = ['card-plays', 'misdeal-for-exposed-card']
