import type { PlacedWager } from '@cardroom/engine/banked'
import type { Doing, EnteredWager } from '@cardroom/engine/dealt'
import type { Spot } from '@cardroom/protocol'
import { addChip, amountOn, type Draft, takeOff } from '../controls/draft.ts'

/** Who bets at a circle: the seat's own player, another who bets the circle, or somebody on the back line. */
export interface Bettor {
  readonly seat: number
  readonly by?: string | undefined
  readonly player?: number | undefined
}

/** The chips of one bettor at one circle. */
export interface Bets extends Bettor {
  readonly draft: Draft
  /** What partners have put in who bet together on a spot; what lies there beyond it is the next one's. */
  readonly kumKum?: KumKum | undefined
}

interface KumKum {
  readonly on: string
  readonly shares: readonly number[]
}

/** All chips on the table before the deal. */
export type Laid = readonly Bets[]

const isSame = (a: Bettor, b: Bettor): boolean => a.seat === b.seat && a.by === b.by

export const draftOf = (laid: Laid, bettor: Bettor): Draft =>
  laid.find(one => isSame(one, bettor))?.draft ?? []

export const totalLaid = (laid: Laid): number =>
  laid.reduce((sum, { draft }) => draft.reduce((all, { amount }) => all + amount, sum), 0)

function withDraft(laid: Laid, { seat, by, player }: Bettor, draft: Draft): Laid {
  const others = laid.filter(one => !isSame(one, { seat, by }))
  const before = laid.find(one => isSame(one, { seat, by }))?.kumKum
  const isWhole = before && amountOn(draft, before.on) >= sumOf(before.shares)
  const kumKum = isWhole ? { kumKum: before } : {}
  return draft.length === 0 ? others : [...others, { seat, by, player, draft, ...kumKum }]
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** The chips that come next on a spot are another partner's. */
export function nextPartner(laid: Laid, bettor: Bettor, on: string): Laid {
  return laid.map(bets => {
    if (!isSame(bets, bettor)) return bets
    const shares = bets.kumKum?.shares ?? []
    const share = amountOn(bets.draft, on) - sumOf(shares)
    return share > 0 ? { ...bets, kumKum: { on, shares: [...shares, share] } } : bets
  })
}

/** What each partner has put in so far; nothing where one bets alone. */
export function sharesOf(laid: Laid, bettor: Bettor): readonly number[] {
  const { draft, kumKum } = laid.find(one => isSame(one, bettor)) ?? {}
  if (!draft || !kumKum) return []
  const rest = amountOn(draft, kumKum.on) - sumOf(kumKum.shares)
  return rest > 0 ? [...kumKum.shares, rest] : kumKum.shares
}

/** One more chip on a spot. */
export const putChip = (laid: Laid, bettor: Bettor, spots: readonly Spot[], on: string, chip: number): Laid =>
  withDraft(laid, bettor, addChip(draftOf(laid, bettor), spots, on, chip))

export const takeChips = (laid: Laid, bettor: Bettor, spots: readonly Spot[], on: string): Laid =>
  withDraft(laid, bettor, takeOff(draftOf(laid, bettor), spots, on))

/** Everything that lies at a circle comes back, its back line's too. */
export const clearSeat = (laid: Laid, seat: number): Laid => laid.filter(one => one.seat !== seat)

/** What lay at a circle the last time lies there again. */
export const repeatSeat = (laid: Laid, before: Laid, seat: number): Laid => [
  ...clearSeat(laid, seat),
  ...before.filter(one => one.seat === seat),
]

/** Wagers as they lie on the felt, or as a record has them. */
export function laidFrom(wagers: readonly PlacedWager[]): Laid {
  const laid: Bets[] = []
  for (const { seat, by, player, on, hand, amount, kumKum: shares } of wagers) {
    const chips = hand === undefined ? { on, amount } : { on, hand, amount }
    const at = laid.findIndex(one => isSame(one, { seat, by }))
    const kumKum = shares ? { kumKum: { on, shares } } : {}
    if (at < 0) laid.push({ seat, by, player, draft: [chips], ...kumKum })
    else laid[at] = { ...laid[at]!, draft: [...laid[at]!.draft, chips], ...kumKum }
  }
  return laid
}

/** Who sits where, by name. */
export type Sitting = ReadonlyMap<number, string>

type Wagers = Extract<Doing, { do: 'wagers' }>

/** As entries: for each person all wagers, those who have none any more among them; only what has changed. */
export function entriesFor(laid: Laid, lying: Laid, sitting: Sitting): readonly Wagers[] {
  const before = byPerson(lying, sitting)
  const now = byPerson(laid, sitting)
  const gone = [...before].filter(([who]) => !now.has(who)).map(([, { seat, by }]) => wagersOf(seat, by, []))
  const changed = [...now].filter(
    ([who, entry]) => JSON.stringify(sorted(before.get(who))) !== JSON.stringify(sorted(entry)),
  )
  // A bet on the back line needs the hand's own player there.
  const entries = changed
    .map(([, entry]) => entry)
    .toSorted((a, b) => Number(isBehind(a)) - Number(isBehind(b)))
  return [...gone, ...entries]
}

const isBehind = ({ by, seat, wagers }: Wagers): boolean =>
  by !== undefined || wagers.some(wager => wager.seat !== undefined && wager.seat !== seat && !wager.circle)

const sorted = (entry: Wagers | undefined): readonly EnteredWager[] =>
  (entry?.wagers ?? []).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))

const wagersOf = (seat: number, by: string | undefined, wagers: readonly EnteredWager[]): Wagers =>
  by === undefined ? { do: 'wagers', seat, wagers } : { do: 'wagers', seat, by, wagers }

/** One who bets on several hands has all of it in one entry. */
function byPerson(laid: Laid, sitting: Sitting): ReadonlyMap<string, Wagers> {
  const entries = new Map<string, Wagers>()
  for (const { seat, by, player, draft, kumKum } of laid) {
    const shares = sharesOf(laid, { seat, by })
    const own = by === undefined ? (player ?? seat) : seatOf(sitting, by)
    const at = own ?? seat
    const who = own === undefined ? `/${by}` : String(own)
    const wagers = draft.map(
      (chips): EnteredWager => ({
        ...(own === seat ? {} : { seat }),
        ...(player === undefined || player === seat ? {} : { circle: true }),
        ...chips,
        ...(chips.on === kumKum?.on && shares.length > 1 ? { kumKum: shares } : {}),
      }),
    )
    const entry = entries.get(who) ?? wagersOf(at, own === undefined ? by : undefined, [])
    entries.set(who, { ...entry, wagers: [...entry.wagers, ...wagers] })
  }
  return entries
}

const seatOf = (sitting: Sitting, name: string): number | undefined =>
  [...sitting].find(([, one]) => one === name)?.[0]
