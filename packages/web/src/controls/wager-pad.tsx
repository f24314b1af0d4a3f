import type { Spot } from '@cardroom/protocol'
import { type ReactNode, useState } from 'react'
import { Chip, ChipStack } from '../felt/chip-stack.tsx'
import { chipsFor } from '../felt/chips.ts'
import { useMessages } from '../messages/messages.ts'
import { addChip, amountOn, type Draft, problem, totalOf } from './draft.ts'
import { KeyButton } from './key-button.tsx'
import { keysFor } from './keys.ts'
import { useKey } from './use-keys.ts'

/** A hand that one may bet on: one's own, that of a circle where nobody sits, another's from the back line. */
export interface BetOn {
  readonly seat: number
  readonly words: string
}

interface Props {
  readonly spots: readonly Spot[]
  readonly hands: readonly BetOn[]
  /** The hand that chips go to now. */
  readonly seat: number
  readonly choose: (seat: number) => void
  readonly stack: number
  /** What lies there already, by seat. */
  readonly placed: Readonly<Record<number, Draft>>
  /** What was bet the last time. */
  readonly before: Readonly<Record<number, Draft>> | undefined
  readonly place: (drafts: Readonly<Record<number, Draft>>) => void
  readonly deal: (() => void) | undefined
  readonly refusal: string | undefined
  readonly clock: ReactNode
}

/** Chips go onto the spots of the layout, and come back while the wagers are open. */
export function WagerPad({
  spots,
  hands,
  seat,
  choose,
  stack,
  placed,
  before,
  place,
  deal,
  refusal,
  clock,
}: Props) {
  const m = useMessages()
  const words = m.table.wager
  const [drafts, setDrafts] = useState(placed)
  const [past, setPast] = useState<readonly (typeof drafts)[]>([])
  const base = spots.filter(spot => spot.kind === 'base')
  const chips = chipsFor(
    Math.min(...base.map(spot => spot.min)),
    Math.min(stack, Math.max(...base.map(spot => spot.max))),
    Math.max(...spots.map(spot => spot.step)),
  )
  const [chip, setChip] = useState(chips[Math.min(1, chips.length - 1)]!)
  const keys = keysFor(spots.map(({ on }) => ({ name: on })))
  const draft = drafts[seat] ?? []
  const total = Object.values(drafts).reduce((sum, one) => sum + totalOf(one), 0)
  const wrong = (all: typeof drafts): string | undefined =>
    Object.values(all)
      .map(one => problem(one, spots, stack, m))
      .find(Boolean) ??
    (Object.values(all).reduce((sum, one) => sum + totalOf(one), 0) > stack
      ? words.notEnough(m.money(stack))
      : undefined)

  const change = (next: typeof drafts) => {
    setPast([...past, drafts])
    lay(next)
  }
  const lay = (next: typeof drafts) => {
    setDrafts(next)
    if (wrong(next) === undefined) place(next)
  }
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    lay(last)
  }
  const trouble = wrong(drafts)
  return (
    <section className="pad wagers" aria-label={words.title}>
      <div className="pad-head">
        <h2 className="unseen">{words.title}</h2>
        <p className="pad-note" role="status">
          {refusal ?? trouble ?? (total > 0 ? words.placed(m.money(total)) : words.lead)}
        </p>
        {hands.length > 1 ? (
          <label className="bet-on">
            <span>{words.on}</span>
            <select value={seat} onChange={event => choose(Number(event.target.value))}>
              {hands.map(hand => (
                <option key={hand.seat} value={hand.seat}>
                  {hand.words}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {clock}
      </div>
      <ul className="spots" aria-label={words.spots}>
        {spots.map(spot => (
          <SpotButton
            key={spot.on}
            spot={spot}
            amount={amountOn(draft, spot.on, spot.hands === undefined ? undefined : 1)}
            shortcut={keys.get(spot.on)}
            press={() => change({ ...drafts, [seat]: addChip(draft, spots, spot.on, chip) })}
          />
        ))}
      </ul>
      <div className="pad-foot">
        <fieldset className="chip-row">
          <legend className="unseen">{words.chips}</legend>
          {chips.map((one, at) => (
            <ChipButton
              key={one}
              cents={one}
              shortcut={String(at + 1)}
              chosen={one === chip}
              choose={() => setChip(one)}
            />
          ))}
        </fieldset>
        <KeyButton look="quiet" press={undo} shortcut="z" disabled={past.length === 0}>
          {words.undo}
        </KeyButton>
        <div className="moves">
          <KeyButton look="quiet" press={() => change({})} shortcut="x" disabled={total === 0}>
            {words.clear}
          </KeyButton>
          {before ? (
            <KeyButton press={() => change(before)} shortcut="y">
              {words.repeat}
            </KeyButton>
          ) : null}
          {deal ? (
            // Without a wager the key does nothing: pressed once too often, it would deal past one.
            <KeyButton
              look={total > 0 ? 'main' : 'quiet'}
              press={deal}
              shortcut={total > 0 ? 'Enter' : undefined}
              disabled={trouble !== undefined}
            >
              {total > 0 ? words.deal : words.dealWithout}
            </KeyButton>
          ) : null}
        </div>
      </div>
    </section>
  )
}

function SpotButton({ spot, amount, shortcut, press }: SpotProps) {
  const m = useMessages()
  const words = m.table.wager
  useKey(shortcut, press)
  const label = amount > 0 ? words.spot(spot.name, m.money(amount)) : words.spotEmpty(spot.name)
  return (
    <li>
      <button
        type="button"
        className={`spot ${spot.kind} ${amount > 0 ? 'has' : ''}`}
        onClick={press}
        aria-label={label}
        aria-keyshortcuts={shortcut}
      >
        <span className="spot-name">{spot.name}</span>
        <span className="spot-chips">
          {amount > 0 ? <ChipStack cents={amount} /> : null}
          <span className={amount > 0 ? 'spot-amount' : 'spot-bounds'}>
            {amount > 0 ? m.money(amount) : words.bounds(m.money(spot.min), m.money(spot.max))}
          </span>
        </span>
        {shortcut === undefined ? null : <kbd>{shortcut.toUpperCase()}</kbd>}
      </button>
    </li>
  )
}
interface SpotProps {
  readonly spot: Spot
  readonly amount: number
  readonly shortcut: string | undefined
  readonly press: () => void
}

function ChipButton({ cents, shortcut, chosen, choose }: ChipProps) {
  const m = useMessages()
  useKey(shortcut, choose)
  return (
    <button
      type="button"
      className="chip-button"
      aria-pressed={chosen}
      aria-label={m.table.wager.chip(m.money(cents))}
      aria-keyshortcuts={shortcut}
      onClick={choose}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <Chip cents={cents} />
      </svg>
      <span className="chip-words" aria-hidden="true">
        {m.chip(cents)}
      </span>
      <kbd>{shortcut}</kbd>
    </button>
  )
}
interface ChipProps {
  readonly cents: number
  readonly shortcut: string
  readonly chosen: boolean
  readonly choose: () => void
}
