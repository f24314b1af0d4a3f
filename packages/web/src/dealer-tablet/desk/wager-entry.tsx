import type { Layout, Refusal, Spot } from '@cardroom/engine'
import type { DealerAction } from '@cardroom/engine/dealt'
import { type Names, seatName, wagerLabel } from '@cardroom/words'
import { useState } from 'react'
import type { Cloth } from '../../felt/cloth/cloth.ts'
import { draftAmountOn } from '../../felt/wagers/draft.ts'
import { KeyButton } from '../../shared/controls/key-button.tsx'
import { betsAt } from './at-desk.ts'
import { BettorChoice } from './bettor-choice.tsx'
import { ChipTray, trayFor } from './chip-tray.tsx'
import {
  type CircleBettor,
  clearSeat,
  draftOfBettor,
  entriesFor,
  type LaidChips,
  nextPartner,
  putChip,
  repeatSeat,
  type SeatNames,
  sharesOf,
  takeChips,
  totalLaid,
} from './laid-chips.ts'
import { SeatCloth } from './seat-cloth.tsx'
import { useLaid } from './use-laid-chips.ts'

interface Props {
  /** The session and its round, for which the chips are kept. */
  readonly session: string
  readonly round: string
  readonly layout: Layout
  /** Whether partners may bet together. */
  readonly kumKum: boolean
  readonly cloth: Cloth
  readonly names: Names
  readonly sitting: SeatNames
  readonly bank: number
  /** The empty circles that may be bet. */
  readonly circles: readonly number[]
  /** The chips on the table, and those of the last round. */
  readonly lying: LaidChips
  readonly before: LaidChips
  readonly enter: (does: DealerAction) => Refusal | undefined
  /** Takes back the last entry, once no chip is left to take back. */
  readonly undo: (() => void) | undefined
}

/** A chip too many on a spot, or a refusal when the bets were closed, with its bettor. */
type Trouble =
  | { readonly is: 'too-high'; readonly spot: Spot }
  | { readonly is: 'refused'; readonly why: Refusal; readonly of?: Pick<CircleBettor, 'seat' | 'by'> }

function troubleWords(names: Names, trouble: Trouble): string {
  const { m } = names
  if (trouble.is === 'too-high') {
    const { on, max } = trouble.spot
    return m.table.wager.tooHigh({ spot: wagerLabel(names, on), money: m.money(max) })
  }
  const { why, of } = trouble
  return of
    ? m.dealing.refusedFor({ who: of.by ?? seatName(names, of.seat), why: m.refusal(why) })
    : m.refusal(why)
}

/** Taps chips onto everybody's spots, and closes the bets. */
export function WagerEntry({
  session,
  round,
  layout,
  kumKum,
  cloth,
  names,
  sitting,
  bank,
  circles,
  lying,
  before,
  enter,
  undo,
}: Props) {
  const { m } = names
  const { spots } = layout
  const chips = trayFor(Math.max(...spots.map(({ max }) => max)), Math.max(...spots.map(({ step }) => step)))
  const [chip, setChip] = useState<number | undefined>(chips[Math.min(1, chips.length - 1)])
  const [kept, setLaid] = useLaid(session, round, lying)
  // A player who left meanwhile has taken the chips along.
  const laid = kept.filter(bets => betsAt(sitting, bank, bets))
  const [past, setPast] = useState<readonly LaidChips[]>([])
  const [chosen, setChosen] = useState<ReadonlyMap<number, CircleBettor>>(new Map())
  const [trouble, setTrouble] = useState<Trouble>()
  const change = (next: LaidChips) => {
    setPast([...past, laid])
    setLaid(next)
    setTrouble(undefined)
  }
  const takeBack = () => {
    const last = past.at(-1)
    if (!last) return undo?.()
    setLaid(last)
    setPast(past.slice(0, -1))
  }
  const tap = (bettor: CircleBettor, on: string) => {
    if (chip === undefined) return change(takeChips(laid, bettor, spots, on))
    const spot = spots.find(one => one.on === on)!
    const isTooMuch = draftAmountOn(draftOfBettor(laid, bettor), on) + chip > spot.max
    change(putChip(laid, bettor, spots, on, chip))
    if (isTooMuch) setTrouble({ is: 'too-high', spot })
  }
  const deal = () => {
    for (const entry of entriesFor(laid, lying, sitting)) {
      const why = enter(entry)
      if (why) return setTrouble({ is: 'refused', why, of: entry })
    }
    const why = enter({ do: 'deal' })
    if (why) setTrouble({ is: 'refused', why })
  }
  const isShown = (circle: number) => chosen.has(circle) || laid.some(({ seat }) => seat === circle)
  const seats = [...sitting.keys(), ...circles.filter(isShown)]
    .filter(seat => seat !== bank)
    .toSorted((a, b) => a - b)
  const others = circles.filter(circle => !isShown(circle))
  const total = totalLaid(laid)
  const together = kumKum ? spots.find(({ kind }) => kind === 'base')?.on : undefined
  return (
    <section className="wager-entry" aria-label={m.dealing.lead}>
      <ul className="seat-cloths">
        {seats.map(seat => {
          const isTaken = sitting.has(seat)
          const lies = laid.filter(one => one.seat === seat)
          const bettor =
            chosen.get(seat) ?? lies.find(({ by }) => by === undefined) ?? ({ seat } satisfies CircleBettor)
          const behind = [
            ...new Set(
              [...before, ...laid, bettor].flatMap(one => (one.seat === seat ? (one.by ?? []) : [])),
            ),
          ]
          const isOpen = isTaken || bettor.player !== undefined
          return (
            <li key={seat} className={isTaken ? 'seat-card' : 'seat-card empty'} data-seat={seat}>
              <div className="seat-card-head">
                <h3>{seatName(names, seat)}</h3>
                {before.some(one => one.seat === seat) ? (
                  <button
                    type="button"
                    className="btn quiet"
                    aria-label={m.dealing.sameFor({ who: seatName(names, seat) })}
                    onClick={() => change(repeatSeat(laid, before, seat))}
                  >
                    ↻
                  </button>
                ) : null}
                {lies.length > 0 ? (
                  <button
                    type="button"
                    className="btn quiet"
                    data-clear=""
                    aria-label={m.dealing.clear({ who: seatName(names, seat) })}
                    onClick={() => change(clearSeat(laid, seat))}
                  >
                    ×
                  </button>
                ) : null}
                {together && draftOfBettor(laid, bettor).length > 0 ? (
                  <button
                    type="button"
                    className="btn quiet"
                    data-kum-kum=""
                    aria-label={m.dealing.kumKumAt({ who: seatName(names, seat) })}
                    onClick={() => change(nextPartner(laid, bettor, together))}
                  >
                    {[m.dealing.kumKum, ...sharesOf(laid, bettor).map(m.money)].join(' ')}
                  </button>
                ) : null}
                <BettorChoice
                  seat={seat}
                  names={names}
                  isTaken={isTaken}
                  players={[...sitting.keys()].filter(one => one !== bank)}
                  behind={behind}
                  mayStandBehind={layout.backLine !== 0}
                  chosen={bettor}
                  choose={next => setChosen(new Map(chosen).set(seat, next))}
                />
              </div>
              {isOpen ? (
                <SeatCloth
                  cloth={cloth}
                  spots={spots}
                  names={names}
                  laid={laid}
                  bettor={bettor}
                  tap={on => tap(bettor, on)}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
      {others.length > 0 ? (
        <select
          className="another-circle"
          aria-label={m.dealing.another}
          value=""
          onChange={event => {
            const seat = Number(event.target.value)
            setChosen(new Map(chosen).set(seat, { seat }))
          }}
        >
          <option value="">{m.dealing.another}</option>
          {others.map(circle => (
            <option key={circle} value={circle}>
              {m.table.seat({ seat: circle })}
            </option>
          ))}
        </select>
      ) : null}
      <div className="dealing-foot">
        <ChipTray chips={chips} chip={chip} pick={setChip} />
        <p className="dealing-note" role={trouble === undefined ? undefined : 'alert'}>
          {trouble ? troubleWords(names, trouble) : m.dealing.total({ money: m.money(total) })}
        </p>
        <div className="moves">
          <KeyButton look="quiet" press={takeBack} shortcut="z" disabled={past.length === 0 && !undo}>
            {m.dealing.undo}
          </KeyButton>
          {before.length > 0 ? (
            <KeyButton press={() => change(before)} shortcut="y">
              {m.dealing.same}
            </KeyButton>
          ) : null}
          <KeyButton look="main" press={deal} shortcut="Enter" disabled={total === 0}>
            {m.dealing.noMore}
          </KeyButton>
        </div>
      </div>
    </section>
  )
}
