import type { Cents } from '../money/cents.ts'
import { type Place, type Seat, writeDecider } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { RuledBy } from '../round/ruled-by.ts'
import type { PileSeen, View, Viewer } from '../round/view.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { WantedRuling } from './card-at.ts'
import { putRight, type TableRepair } from './put-right.ts'
import { type ReplayRound, Trial } from './trial.ts'

/** One effect of a ruling, as everybody at the table will see it. */
export type RulingEffect =
  /** The deal is void. */
  | { readonly what: 'void' }
  /** A player's chips grow or shrink. */
  | { readonly what: 'chips'; readonly seat: Seat; readonly by?: string; readonly cents: Cents }
  /** A hand is out: `dead`, `foul`. */
  | { readonly what: 'state'; readonly place: Place; readonly hand?: number; readonly state: string }
  /** A hand that was out is back in. */
  | { readonly what: 'back-in'; readonly place: Place; readonly hand?: number }
  | { readonly what: 'turned-up'; readonly place: Place; readonly cards: number }
  | { readonly what: 'taken-away'; readonly place: Place; readonly cards: number }
  /** This many cards come from the deck. */
  | { readonly what: 'dealt'; readonly place: Place; readonly cards: number }
  | { readonly what: 'reshuffled'; readonly cards: number }
  | { readonly what: 'to-act'; readonly seats: readonly Seat[] }

/** The effects of a ruling, played on a copy of the round, and the lines that it rests on. */
export interface WeighedRuling {
  readonly by: RuledBy
  readonly follows: readonly RulingEffect[]
  /** The effects depend on cards that this viewer may not see: only the rule itself is shown. */
  readonly hidden?: true
}

const NOTHING_PUT_RIGHT: TableRepair = { dealt: new Map(), shuffled: 0, stuck: false }

/** Plays a ruling on a copy, and returns the effects that this viewer may know. */
export function weigh(again: ReplayRound, viewer: Viewer, wanted: WantedRuling): WeighedRuling | Refusal {
  const trial = new Trial(again, viewer)
  const accepted = trial.weigh(wanted)
  if (isRefusal(accepted)) return accepted
  const { by } = accepted
  if (by.looks === 'what' && !trial.seesAll(wanted)) return { by, follows: [], hidden: true }
  const before = trial.round.view('public')
  const mended = trial.round.isMending
  return { by, follows: effectsOf(before, trial.after(accepted), mended) }
}

/** The changes once the table has been put right, as far as they do not depend on the cards used for it. */
export function effectsOf(before: View, round: Round, mended: boolean): RulingEffect[] {
  const { dealt, shuffled } = mended ? NOTHING_PUT_RIGHT : putRight(round)
  const after = round.view('public')
  const changed = round.void ? [] : hands(before, after, dealt)
  // Who acts after cards are turned up may depend on those cards.
  const isOpen = !changed.some(({ what }) => what === 'turned-up')
  return [
    ...(round.void ? [{ what: 'void' } as const] : []),
    ...chips(before, after),
    ...changed,
    ...[...dealt].map(([place, cards]) => ({ what: 'dealt', place, cards }) as const),
    ...(shuffled > 0 ? [{ what: 'reshuffled', cards: shuffled } as const] : []),
    ...(isOpen ? toAct(before, after) : []),
  ]
}

function chips(before: View, after: View): RulingEffect[] {
  const had = new Map(before.seats.map(one => [writeDecider(one), one.change]))
  return after.seats.flatMap(one => {
    const cents = one.change - (had.get(writeDecider(one)) ?? 0)
    const by = one.by === undefined ? {} : { by: one.by }
    return cents === 0 ? [] : [{ what: 'chips', seat: one.seat, ...by, cents } as const]
  })
}

const keyOf = ({ place, hand }: PileSeen): string => `${place}.${hand ?? ''}`
const openIn = ({ cards }: PileSeen): number => cards.filter(card => card !== '??').length

function hands(before: View, after: View, dealt: ReadonlyMap<Place, number>): RulingEffect[] {
  const lay = new Map(before.piles.map(pile => [keyOf(pile), pile]))
  const follows: RulingEffect[] = []
  for (const pile of after.piles) {
    const was = lay.get(keyOf(pile))
    const { place, state } = pile
    const hand = pile.hand === undefined ? {} : { hand: pile.hand }
    if (state !== was?.state) {
      follows.push(
        state === undefined ? { what: 'back-in', place, ...hand } : { what: 'state', place, ...hand, state },
      )
    }
    if (!was || state !== was.state) continue
    const came = dealt.get(place) ?? 0
    const gone = was.cards.length + came - pile.cards.length
    if (gone > 0) follows.push({ what: 'taken-away', place, cards: gone })
    const turned = openIn(pile) - openIn(was)
    if (turned > 0 && came === 0) follows.push({ what: 'turned-up', place, cards: turned })
  }
  return follows
}

const askedIn = ({ awaiting }: View): Seat[] =>
  awaiting.kind === 'decision' ? [...new Set(awaiting.asked.map(({ seat }) => seat))] : []

function toAct(before: View, after: View): RulingEffect[] {
  const seats = askedIn(after)
  return seats.length === 0 || seats.join() === askedIn(before).join() ? [] : [{ what: 'to-act', seats }]
}
