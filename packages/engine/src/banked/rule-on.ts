import { type Card, nameOf } from '../cards/card.ts'
import type { IncidentRow, Named } from '../floor/incident.ts'
import { type Floor, ruleOn, type Take } from '../floor/rule-on.ts'
import type { Place, Ruling, Seat } from '../round/awaiting.ts'
import type { Felt } from '../round/felt.ts'
import type { Cite } from '../rules/cite.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { BankedConsequence, BankedMoment } from './incident.ts'
import type { Bettor, Verdict } from './live.ts'
import { refuse } from './refusals.ts'
import type { BankedRound, Ruler } from './round.ts'
import type { BankedRules } from './rules.ts'

/** What a family has to say to what goes wrong at its tables. */
export interface FamilyFloor<R extends BankedRules, When extends string, Then extends string>
  extends Floor<BankedRound<R>, When, Then> {
  /** What the house dealer does to a card in the deal is ruled on before the deal goes on. */
  readonly atOnce: readonly Then[]
}

type Incidents<When extends string, Then extends string> = {
  readonly incidents: readonly IncidentRow<When, Then, string>[]
}

/** One who takes the rulings of a round. */
export const rulerOf = <
  R extends BankedRules & Incidents<When, Then>,
  When extends string,
  Then extends string,
>(
  floor: FamilyFloor<R, When, Then>,
  round: BankedRound<R>,
): Ruler => ({
  rule: ruling => ruleOn(floor, round, ruling),
  atOnce: ({ name }) =>
    round.rules.incidents.some(
      row => row.name === name && row.written === 'ruling' && floor.atOnce.some(then => then === row.then),
    ),
})

// What a ruling names

const hasHand = ({ bankSeat, wagers }: BankedRound, seat: Seat): boolean =>
  seat === bankSeat || wagers.has(seat)

/** The seat whose hand is meant, the player-dealer's among them. */
export const handNamed = ({ seat }: Ruling): Seat | Refusal => seat ?? refuse('name-a-hand')

export const playersHandNamed = ({ bankSeat }: BankedRound, { seat }: Ruling): Seat | Refusal =>
  seat === undefined || seat === bankSeat ? refuse('name-a-players-hand') : seat

/** A wager is named by its seat, or its seat and bettor. */
export function wagerNamed({ wagers }: BankedRound, { seat, by }: Ruling): Bettor | Refusal {
  const there = wagers.all.some(wager => wager.seat === seat && wager.by === by)
  return seat !== undefined && there ? { seat, by } : refuse('name-a-wager')
}

/** The cards that were named, so many of them where that is said; the hand holds them all. */
export function cardsNamed(
  round: BankedRound,
  { seat, cards = [] }: Ruling,
  count?: number,
): readonly Card[] | Refusal {
  if (cards.length === 0 || (count !== undefined && cards.length !== count)) {
    return refuse('name-the-cards', count === undefined ? {} : { count })
  }
  if (seat === undefined) return cards
  const held = cardsHeld(round.felt, round.placeOf(seat))
  const missing = cards.find(card => !held.includes(card))
  return missing === undefined ? cards : refuse('card-not-held', { seat, card: nameOf(missing) })
}

/** The cards of a place, in however many piles they lie. */
function cardsHeld(felt: Felt, place: Place): Card[] {
  const held: Card[] = []
  for (const [name, pile] of felt.piles) {
    if (name === place || name.startsWith(`${place}.`)) for (const { card } of pile) held.push(card)
  }
  return held
}

function isMisnamed(name: Named, round: BankedRound, ruling: Ruling): Refusal | undefined {
  const named = (found: unknown) => (isRefusal(found) ? found : undefined)
  switch (name) {
    case 'hand':
    case 'any-hand':
      return named(handNamed(ruling))
    case 'players-hand':
      return named(playersHandNamed(round, ruling))
    case 'wager':
      return named(wagerNamed(round, ruling))
    case 'cards':
      return named(cardsNamed(round, ruling))
    case 'cents':
      return ruling.cents === undefined ? refuse('name-an-amount') : undefined
  }
}

/** What is wrong with what a ruling names, if anything is. */
export function misnamed(names: readonly Named[], round: BankedRound, ruling: Ruling): Refusal | undefined {
  const { seat, by } = ruling
  if (seat !== undefined && !hasHand(round, seat)) return refuse('no-hand-at-seat', { seat })
  if (by !== undefined && isRefusal(wagerNamed(round, ruling))) {
    return seat === undefined ? refuse('name-a-wager') : refuse('no-wager-by', { seat, by })
  }
  for (const name of names) {
    const refusal = isMisnamed(name, round, ruling)
    if (refusal) return refusal
  }
  return undefined
}

// When it happens

/** Somebody has made a decision. */
const anybodyHasDecided = ({ felt }: BankedRound): boolean => felt.log.some(event => event.type === 'moved')

export function isNow(when: BankedMoment, round: BankedRound, { seat }: Ruling): boolean {
  const players = seat !== undefined && seat !== round.bankSeat
  switch (when) {
    case 'before-any-decision':
      return !anybodyHasDecided(round)
    case 'players-hand':
      return players
    case 'no-players-hand':
      return !players
  }
}

// What follows

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

/** The floor of games that know no other consequences. */
export const playerDealerFloor: FamilyFloor<BankedRules, BankedMoment, BankedConsequence> = {
  isNow: (when, { play, ruling }) => isNow(when, play, ruling),
  misnamed,
  consequences: bankedConsequences,
  atOnce: bankedAtOnce,
}
