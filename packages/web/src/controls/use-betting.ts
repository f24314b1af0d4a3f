import type { Refusal } from '@cardroom/engine'
import type { Spot } from '@cardroom/protocol'
import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { type BetOn, type Betting, type Drafts, trayOf } from './betting.ts'
import { addChip, layOn, leastDraft, problem, takeOff, totalOf } from './draft.ts'
import { keysFor } from './keys.ts'

/** What may be bet now. */
export interface Wagering {
  /** The wagers of another round begin anew. */
  readonly round: string
  readonly spots: readonly Spot[]
  readonly hands: readonly BetOn[]
  readonly seat: number
  readonly stack: number
  /** What lies there already, by seat. */
  readonly placed: Drafts
  /** What was bet the last time. */
  readonly before: Drafts | undefined
  /** Why what was bet last was not taken. */
  readonly refusal: Refusal | undefined
  readonly choose: (seat: number) => void
  /** Whether they were taken. */
  readonly place: (drafts: Drafts) => Promise<boolean>
}

/** Digits pick chips; spots whose letters are all taken have those that are left. */
const SPARE = '6789'

const sum = (drafts: Drafts): number => Object.values(drafts).reduce((all, one) => all + totalOf(one), 0)

const doubled = (drafts: Drafts): Drafts =>
  Object.fromEntries(
    Object.entries(drafts).map(([seat, draft]) => [
      seat,
      draft.map(chips => ({ ...chips, amount: chips.amount * 2 })),
    ]),
  )

/** Chips go onto the spots of the layout, and come back while the wagers are open. */
export function useBetting(wagering: Wagering | undefined): Betting | undefined {
  const m = useMessages()
  const [laid, setLaid] = useState<{ round: string; drafts: Drafts; past: readonly Drafts[] }>()
  const [picked, setPicked] = useState<number>()
  if (!wagering) return undefined
  const { round, spots, hands, seat, stack, placed, before, refusal, choose, place } = wagering
  const { drafts, past } = laid?.round === round ? laid : { drafts: placed, past: [] }
  const wrong = (all: Drafts): string | undefined =>
    Object.values(all)
      .map(one => problem(one, spots, stack, m))
      .find(Boolean) ?? (sum(all) > stack ? m.table.wager.notEnough(m.money(stack)) : undefined)
  const lay = async (next: Drafts, over: readonly Drafts[]): Promise<boolean> => {
    setLaid({ round, drafts: next, past: over })
    return wrong(next) === undefined && (await place(next))
  }
  const change = (next: Drafts) => lay(next, [...past, drafts])
  const chips = trayOf(spots, stack)
  const chip = chips.find(one => one === picked) ?? chips[Math.min(1, chips.length - 1)]!
  const draft = drafts[seat] ?? []
  const last = past.at(-1)
  const twice = doubled(drafts)
  const least = { [seat]: leastDraft(spots) }
  return {
    spots,
    hands,
    seat,
    draft,
    total: sum(drafts),
    chips,
    chip,
    keys: keysFor(
      spots.map(({ on }) => ({ name: on })),
      SPARE,
    ),
    trouble: refusal ? m.table.refused(m.refusal(refusal)) : wrong(drafts),
    choose,
    pick: setPicked,
    put: (on, with_ = chip) => change({ ...drafts, [seat]: addChip(draft, spots, on, with_) }),
    set: (on, cents) => change({ ...drafts, [seat]: layOn(draft, spots, on, cents) }),
    takeOff: on => change({ ...drafts, [seat]: takeOff(draft, spots, on) }),
    clear: () => change({}),
    undo: last ? () => lay(last, past.slice(0, -1)) : undefined,
    repeat: before ? () => change(before) : undefined,
    least:
      sum(least) > 0 && wrong(least) === undefined
        ? { cents: sum(least), lay: () => change(least) }
        : undefined,
    double: sum(drafts) > 0 && wrong(twice) === undefined ? () => change(twice) : undefined,
  }
}
