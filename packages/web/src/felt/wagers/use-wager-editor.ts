import type { Refusal } from '@cardroom/engine'
import type { Spot } from '@cardroom/protocol'
import { useState } from 'react'
import { keysFor } from '../../shared/controls/keys.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { addChip, draftProblem, draftTotalOf, layOn, leastDraft, takeOff } from './draft.ts'
import { type BettingHand, type Drafts, trayOf, type WagerEditor } from './wager-editor.ts'

/** The open wagers. */
export interface OpenWagering {
  /** The round; another one starts with new drafts. */
  readonly round: string
  readonly spots: readonly Spot[]
  readonly hands: readonly BettingHand[]
  readonly seat: number
  readonly stack: number
  /** The placed wagers, by seat. */
  readonly placed: Drafts
  /** The wagers of the last round. */
  readonly before: Drafts | undefined
  /** Why the last wagers were refused. */
  readonly refusal: Refusal | undefined
  readonly choose: (seat: number) => void
  /** Sends the wagers; whether they were accepted. */
  readonly place: (drafts: Drafts) => Promise<boolean>
}

/** Keys for spots without a free letter; the other digits pick chips. */
const SPARE_KEYS = '6789'

const sum = (drafts: Drafts): number => Object.values(drafts).reduce((all, one) => all + draftTotalOf(one), 0)

const doubledDrafts = (drafts: Drafts): Drafts =>
  Object.fromEntries(
    Object.entries(drafts).map(([seat, draft]) => [
      seat,
      draft.map(chips => ({ ...chips, amount: chips.amount * 2 })),
    ]),
  )

/** Edits the player's wagers on the spots while they are open. */
export function useWagerEditor(wagering: OpenWagering | undefined): WagerEditor | undefined {
  const m = useMessages()
  const [laid, setLaid] = useState<{ round: string; drafts: Drafts; past: readonly Drafts[] }>()
  const [picked, setPicked] = useState<number>()
  if (!wagering) return undefined
  const { round, spots, hands, seat, stack, placed, before, refusal, choose, place } = wagering
  const { drafts, past } = laid?.round === round ? laid : { drafts: placed, past: [] }
  const wrong = (all: Drafts): string | undefined =>
    Object.values(all)
      .map(one => draftProblem(one, spots, stack, m))
      .find(Boolean) ?? (sum(all) > stack ? m.table.wager.notEnough({ money: m.money(stack) }) : undefined)
  const lay = async (next: Drafts, over: readonly Drafts[]): Promise<boolean> => {
    setLaid({ round, drafts: next, past: over })
    return wrong(next) === undefined && (await place(next))
  }
  const change = (next: Drafts) => lay(next, [...past, drafts])
  const chips = trayOf(spots, stack)
  const chip = chips.find(one => one === picked) ?? chips[Math.min(1, chips.length - 1)]!
  const draft = drafts[seat] ?? []
  const last = past.at(-1)
  const twice = doubledDrafts(drafts)
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
      SPARE_KEYS,
    ),
    trouble: refusal ? m.table.refused({ why: m.refusal(refusal) }) : wrong(drafts),
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
