import type { Seat } from '../round/awaiting.ts'
import type { RuledBy } from '../round/ruled-by.ts'
import type { Viewer } from '../round/view.ts'
import { isRefusal } from '../say/refusal.ts'
import { type CardAt, cardsLying, type WantedRuling } from './card-at.ts'
import { type ReplayRound, Trial } from './trial.ts'

/** An incident that may have happened now. */
export interface IncidentOffer {
  readonly name: string
  /** The row that would rule on it, for the first of the subjects. */
  readonly by: RuledBy
}

/** The subject of an incident: a hand or a wager, and a card of it; without a seat, the whole table. */
export interface IncidentSubject {
  readonly seat?: Seat
  readonly by?: string
  readonly card?: CardAt
  /** The ruling needs more arguments: an amount, several of the hand's cards, or surplus cards. */
  readonly more?: 'cents' | 'cards' | 'surplus'
}

const NAMES_OF_A_SEAT = ['hand', 'any-hand', 'players-hand', 'wager']
/** An amount of chips to try; the floor can rule on any. */
const TRIAL_CENTS = 100

/** Every incident that may have happened now, as far as this viewer can tell. */
export function offersAt(again: ReplayRound, viewer: Viewer): IncidentOffer[] {
  const trial = new Trial(again, viewer)
  return trial.round.incidents.flatMap(({ name, names }) => {
    for (const { by } of subjectsFor(trial, name, names)) return [{ name, by }]
    return []
  })
}

/** The possible subjects of an incident: each was tried on a copy of the round, and the round accepted it. */
export function choicesOf(again: ReplayRound, viewer: Viewer, name: string): IncidentSubject[] {
  const trial = new Trial(again, viewer)
  const incident = trial.round.incidents.find(one => one.name === name)
  return incident ? [...subjectsFor(trial, name, incident.names)].map(({ choice }) => choice) : []
}

interface FoundSubject {
  readonly choice: IncidentSubject
  readonly by: RuledBy
}

/** The hands or wagers that may be meant; undefined is the whole table. */
function* whoseOf(trial: Trial, names: readonly string[]): Generator<Pick<IncidentSubject, 'seat' | 'by'>> {
  if (!names.some(one => NAMES_OF_A_SEAT.includes(one))) yield {}
  const { seats, bank } = trial.round.view('public')
  const own = new Set([...seats.flatMap(({ seat, by }) => (by === undefined ? [seat] : [])), bank?.seat])
  for (const seat of own) if (seat !== undefined) yield { seat }
  if (!names.includes('wager')) return
  for (const { seat, by } of seats) if (by !== undefined) yield { seat, by }
}

/** The cards that may be meant with a hand: its own, and the community cards. */
function cardsNear(trial: Trial, seat: Seat | undefined): CardAt[] {
  const { round } = trial
  const own = seat === undefined ? undefined : round.placeOf(seat)
  const places = new Set(round.view('public').piles.map(({ place }) => place))
  return [...places]
    .filter(place => place === own || ((place !== 'bank' || seat === undefined) && !/^\d+$/.test(place)))
    .flatMap(place => cardsLying(round, place))
}

/** Every subject that the round accepts. */
function* subjectsFor(trial: Trial, name: string, names: readonly string[]): Generator<FoundSubject> {
  const weigh = (wanted: Omit<WantedRuling, 'name'>): RuledBy | undefined => {
    const accepted = trial.weigh({ name, ...wanted })
    return isRefusal(accepted) ? undefined : accepted.by
  }
  const taken = new Set<string>()
  let whole: RuledBy | undefined
  for (const whose of whoseOf(trial, names)) {
    const plain = weigh(whose)
    if (plain) {
      // A hand need not be named where the same row rules for the whole table.
      if (whose.seat === undefined) whole = plain
      else if (whole?.cite === plain.cite && whole.says === plain.says) continue
      yield { choice: whose, by: plain }
      continue
    }
    const amount = weigh({ ...whose, cents: TRIAL_CENTS })
    if (amount) {
      yield { choice: { ...whose, more: 'cents' }, by: amount }
      continue
    }
    yield* withCards(trial, whose, names, taken, weigh)
  }
}

type Weigh = (wanted: Omit<WantedRuling, 'name'>) => RuledBy | undefined

function* withCards(
  trial: Trial,
  whose: Pick<IncidentSubject, 'seat' | 'by'>,
  names: readonly string[],
  taken: Set<string>,
  weigh: Weigh,
): Generator<FoundSubject> {
  // Only a viewer of all cards can say which one is the surplus one.
  const surplus = trial.viewer === 'house' ? trial.round.shoe.slice(0, 1) : []
  if (names.includes('all-cards')) {
    const cards = handOf(trial, whose.seat)
    const short = weigh({ ...whose, cards: cards.slice(1) })
    if (short) yield { choice: { ...whose, more: 'cards' }, by: short }
    const long = !short && surplus.length > 0 && weigh({ ...whose, cards, surplus })
    if (long) yield { choice: { ...whose, more: 'surplus' }, by: long }
    return
  }
  if (!names.includes('cards')) {
    const drawn = whose.seat !== undefined && surplus.length > 0 && weigh({ ...whose, surplus })
    if (drawn) yield { choice: { ...whose, more: 'surplus' }, by: drawn }
    return
  }
  let single = false
  for (const card of cardsNear(trial, whose.seat)) {
    const key = JSON.stringify(card)
    const by = taken.has(key) ? undefined : weigh({ ...whose, cards: [card] })
    if (!by) continue
    single = true
    taken.add(key)
    yield { choice: { ...whose, card }, by }
  }
  if (single) return
  for (const pair of pairsOf(handOf(trial, whose.seat))) {
    const by = weigh({ ...whose, cards: pair })
    if (!by) continue
    yield { choice: { ...whose, more: 'cards' }, by }
    return
  }
}

const handOf = ({ round }: Trial, seat: Seat | undefined): CardAt[] =>
  seat === undefined ? [] : cardsLying(round, round.placeOf(seat))

const pairsOf = (cards: readonly CardAt[]): CardAt[][] =>
  cards.flatMap((one, i) => cards.slice(i + 1).map(other => [one, other]))
