import type { PointerEvent, ReactNode } from 'react'
import type { WagerEditor } from '../felt/wagers/wager-editor.ts'
import { Chip } from '../shared/chips/chip-stack.tsx'
import { DraggedThing } from '../shared/controls/dragged-thing.tsx'
import { KeyButton } from '../shared/controls/key-button.tsx'
import { useDrag } from '../shared/controls/use-drag.ts'
import { useKey } from '../shared/controls/use-keys.ts'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly betting: WagerEditor
  /** The player's collection for the current wagers. */
  readonly fee: number
  readonly deal: (() => void) | undefined
  readonly clock: ReactNode
}

/** The pad for open wagers: the tray, and the actions on all wagers. */
export function WagerPad({ betting, fee, deal, clock }: Props) {
  const m = useMessages()
  const words = m.table.wager
  const { hands, seat, choose, total, trouble, undo, repeat, double, least } = betting
  /** One press bets and deals: the last wagers again, or at first the least. */
  const once = repeat
    ? { lay: repeat, words: words.repeatAndDeal }
    : least && { lay: least.lay, words: words.betAndDeal({ money: m.money(least.cents) }) }
  const isSpot = (key: string) => [...betting.keys.values()].includes(key)
  return (
    <section className="pad wagers" aria-label={words.title}>
      <div className="pad-head">
        <h2 className="unseen">{words.title}</h2>
        {trouble === undefined ? (
          <p className="pad-note">
            <span className="note-lead">
              {total > 0 ? words.placed({ money: m.money(total) }) : words.lead}
            </span>
            {total > 0 && fee > 0 ? (
              <>
                {' '}
                <span className="note-fee">{words.collection({ money: m.money(fee) })}</span>
              </>
            ) : null}
          </p>
        ) : (
          <p className="pad-note trouble">{trouble}</p>
        )}
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
      <div className="pad-foot">
        <ChipRow betting={betting} />
        <KeyButton look="quiet" press={() => undo?.()} shortcut="z" disabled={!undo}>
          {words.undo}
        </KeyButton>
        <div className="moves">
          <KeyButton look="quiet" press={betting.clear} shortcut="x" disabled={total === 0}>
            {words.clear}
          </KeyButton>
          {double ? (
            <KeyButton look="quiet" press={double} shortcut={isSpot('d') ? undefined : 'd'}>
              {words.double}
            </KeyButton>
          ) : null}
          {repeat ? (
            <KeyButton press={repeat} shortcut="y">
              {words.repeat}
            </KeyButton>
          ) : null}
          {once && deal && total === 0 ? (
            <KeyButton
              look="main"
              // Not Enter, which leaves the last round: pressed once too often, it would bet.
              shortcut="0"
              press={async () => {
                if (await once.lay()) deal()
              }}
            >
              {once.words}
            </KeyButton>
          ) : null}
          {deal ? (
            // Disabled without a wager: pressed once too often, it would deal without the player.
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

/** The tray: a chip is picked for the next presses, or dragged onto a spot. */
function ChipRow({ betting: { chips, chip, pick, put } }: { betting: WagerEditor }) {
  const m = useMessages()
  const { dragged, grab } = useDrag<number>((cents, on) => put(on, cents))
  return (
    <fieldset className="chip-row">
      <legend className="unseen">{m.table.wager.chips}</legend>
      {chips.map((one, at) => (
        <ChipButton
          key={one}
          cents={one}
          shortcut={String(at + 1)}
          chosen={one === chip}
          choose={() => pick(one)}
          grab={grab}
        />
      ))}
      {dragged ? (
        <DraggedThing at={dragged.at}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <Chip cents={dragged.what} />
          </svg>
        </DraggedThing>
      ) : null}
    </fieldset>
  )
}

function ChipButton({ cents, shortcut, chosen, choose, grab }: ChipProps) {
  const m = useMessages()
  useKey(shortcut, choose)
  return (
    <button
      type="button"
      className="chip-button"
      aria-pressed={chosen}
      aria-keyshortcuts={shortcut}
      onClick={choose}
      onPointerDown={event => grab(cents, event)}
    >
      <span className="unseen">{m.table.wager.chip({ money: m.money(cents) })}</span>
      <ChipFace cents={cents} />
      <kbd>{shortcut}</kbd>
    </button>
  )
}
interface ChipProps {
  readonly cents: number
  readonly shortcut: string
  readonly chosen: boolean
  readonly choose: () => void
  readonly grab: (cents: number, event: PointerEvent) => void
}

/** A chip with its value. */
export function ChipFace({ cents }: { cents: number }) {
  const m = useMessages()
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <Chip cents={cents} />
      </svg>
      <span className="chip-words" aria-hidden="true">
        {m.chip(cents)}
      </span>
    </>
  )
}
