import type { PlacedWager } from '@cardroom/engine/banked'
import type { DealerAction, EnteredWager } from '@cardroom/engine/dealt'
import type { Spot } from '@cardroom/protocol'
import { addChip, draftAmountOn, takeOff, type WagerDraft } from '../../felt/wagers/draft.ts'

/** The bettor at a circle: the seat's own player, another player, or somebody on the back line. */
export interface CircleBettor {
  readonly seat: number
  readonly by?: string | undefined
  readonly player?: number | undefined
}

/** The chips of one bettor at one circle. */
interface LaidBets extends CircleBettor {
  readonly draft: WagerDraft
  /** The shares of partners who bet together on a spot; further chips are the next partner's. */
  readonly kumKum?: KumKum | undefined
}

interface KumKum {
  readonly on: string
  readonly shares: readonly number[]
}

/** All chips on the table before the deal. */
export type LaidChips = readonly LaidBets[]

const isSame = (a: CircleBettor, b: CircleBettor): boolean => a.seat === b.seat && a.by === b.by

export const draftOfBettor = (laid: LaidChips, bettor: CircleBettor): WagerDraft =>
  laid.find(one => isSame(one, bettor))?.draft ?? []

export const totalLaid = (laid: LaidChips): number =>
  laid.reduce((sum, { draft }) => draft.reduce((all, { amount }) => all + amount, sum), 0)

function withDraft(laid: LaidChips, { seat, by, player }: CircleBettor, draft: WagerDraft): LaidChips {
  const others = laid.filter(one => !isSame(one, { seat, by }))
  const before = laid.find(one => isSame(one, { seat, by }))?.kumKum
  const isWhole = before && draftAmountOn(draft, before.on) >= sumOf(before.shares)
  const kumKum = isWhole ? { kumKum: before } : {}
  return draft.length === 0 ? others : [...others, { seat, by, player, draft, ...kumKum }]
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Makes the next chips on a spot another partner's. */
export function nextPartner(laid: LaidChips, bettor: CircleBettor, on: string): LaidChips {
  return laid.map(bets => {
    if (!isSame(bets, bettor)) return bets
    const shares = bets.kumKum?.shares ?? []
    const share = draftAmountOn(bets.draft, on) - sumOf(shares)
    return share > 0 ? { ...bets, kumKum: { on, shares: [...shares, share] } } : bets
  })
}

/** The share of each partner so far; empty for a bettor alone. */
export function sharesOf(laid: LaidChips, bettor: CircleBettor): readonly number[] {
  const { draft, kumKum } = laid.find(one => isSame(one, bettor)) ?? {}
  if (!draft || !kumKum) return []
  const rest = draftAmountOn(draft, kumKum.on) - sumOf(kumKum.shares)
  return rest > 0 ? [...kumKum.shares, rest] : kumKum.shares
}

/** One more chip on a spot. */
export const putChip = (
  laid: LaidChips,
  bettor: CircleBettor,
  spots: readonly Spot[],
  on: string,
  chip: number,
): LaidChips => withDraft(laid, bettor, addChip(draftOfBettor(laid, bettor), spots, on, chip))

export const takeChips = (
  laid: LaidChips,
  bettor: CircleBettor,
  spots: readonly Spot[],
  on: string,
): LaidChips => withDraft(laid, bettor, takeOff(draftOfBettor(laid, bettor), spots, on))

/** Takes everything off a circle, its back line too. */
export const clearSeat = (laid: LaidChips, seat: number): LaidChips => laid.filter(one => one.seat !== seat)

/** Lays at a circle again what lay there the last time. */
export const repeatSeat = (laid: LaidChips, before: LaidChips, seat: number): LaidChips => [
  ...clearSeat(laid, seat),
  ...before.filter(one => one.seat === seat),
]

/** Wagers as they lie on the felt, or as a record has them. */
export function laidFrom(wagers: readonly PlacedWager[]): LaidChips {
  const laid: LaidBets[] = []
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
export type SeatNames = ReadonlyMap<number, string>

type Wagers = Extract<DealerAction, { do: 'wagers' }>

/** The changed wagers as one entry a person, empty for those who took theirs back. */
export function entriesFor(laid: LaidChips, lying: LaidChips, sitting: SeatNames): readonly Wagers[] {
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

/** Collects a person's bets on several hands into one entry. */
function byPerson(laid: LaidChips, sitting: SeatNames): ReadonlyMap<string, Wagers> {
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

const seatOf = (sitting: SeatNames, name: string): number | undefined =>
  [...sitting].find(([, one]) => one === name)?.[0]
