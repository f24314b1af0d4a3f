import { type Cents, type Payout, TRAY, type WagerSeen } from '@cardroom/engine'
import { bettorName, type Names, wagerLabel } from '@cardroom/words'
import { StakeChips } from '../shared/chips/chip-stack.tsx'
import { AmountInput } from './amount-input.tsx'
import type { PadProps } from './pad-props.ts'
import { PickButton } from './pick-button.tsx'
import { Tray } from './tray.tsx'
import { useUndoableState } from './use-undoable-state.ts'

/** A tapped wager, with its settlement once chosen. */
interface TappedWager {
  readonly wager: number
  readonly does?: Payout['does']
  readonly cents: Cents
}

const SETTLEMENT_KEYS: readonly (readonly [does: Payout['does'], key: string])[] = [
  ['take', 't'],
  ['pay', 'p'],
  ['back', 'b'],
]

/** The pad for a settlement: tap wagers in order, and take, pay or hand back each. */
export function SettlementPad({ asked: { wagers }, change, done, names }: PadProps<'settlement'>) {
  const { m } = names
  const { now, become, undo } = useUndoableState<readonly TappedWager[]>([], tapped => {
    const steps = tapped.flatMap(({ wager, does, cents }) => (does ? [{ wager, does, cents }] : []))
    change(steps.length === wagers.length ? { by: 'settlement', steps } : undefined)
  })
  const last = now.at(-1)
  const lying = last && wagers[last.wager]
  const alter = (step: TappedWager) => become([...now.slice(0, -1), step])
  const isOpen = last !== undefined && last.does === undefined
  return (
    <fieldset className="school-chips">
      <legend>{m.schoolPage.tapWagers}</legend>
      {now.length === 0 ? null : (
        <ol className="school-settled" aria-label={m.schoolPage.soFar}>
          {now.map(({ wager, does, cents }) => (
            <li key={wager}>
              {names.m.joined.labelled({
                label: wagerWords(names, wagers[wager]),
                what: does ? m.dealing[does]({ money: m.money(cents) }) : '…',
              })}
            </li>
          ))}
        </ol>
      )}
      <ul className="school-wagers" aria-label={m.schoolPage.wagersLeft}>
        {wagers.map((wager, at) =>
          now.some(step => step.wager === at) ? null : (
            <li key={wagerWords(names, wager)}>
              <button
                type="button"
                className="btn"
                data-wager={at}
                disabled={isOpen}
                onClick={() => become([...now, { wager: at, cents: 0 }])}
              >
                <span>{wagerWords(names, wager)}</span>
                <StakeChips cents={wager.amount} />
              </button>
            </li>
          ),
        )}
      </ul>
      {last && lying ? (
        <fieldset className="school-doing">
          <legend>
            {m.schoolPage.whatNow({ wager: wagerWords(names, lying), money: m.money(lying.amount) })}
          </legend>
          <div className="school-picks">
            {SETTLEMENT_KEYS.map(([does, key]) => (
              <PickButton
                key={does}
                pressed={last.does === does}
                shortcut={key}
                // A payout is counted out from zero; a wager taken or handed back lies there already.
                press={() => alter({ wager: last.wager, does, cents: does === 'pay' ? 0 : lying.amount })}
              >
                {m.schoolPage.does[does]}
              </PickButton>
            ))}
          </div>
          {last.does === undefined || last.does === 'back' ? null : (
            <AmountInput
              label={m.schoolPage.amount}
              cents={last.cents}
              change={cents => alter({ ...last, cents })}
              enter={done}
            />
          )}
        </fieldset>
      ) : null}
      <Tray
        chips={last?.does === 'pay' ? TRAY : []}
        lay={chip => last && alter({ ...last, cents: last.cents + chip })}
        undo={undo}
      />
    </fieldset>
  )
}

function wagerWords(names: Names, wager: WagerSeen | undefined): string {
  if (!wager) return ''
  const hand = wager.hand === undefined ? '' : ` ${wager.hand}`
  return `${bettorName(names, wager)} · ${wagerLabel(names, wager.on)}${hand}`
}
