import { type Cents, type Payout, TRAY, type WagerSeen } from '@cardroom/engine'
import { bettorName, type Names, wagerName } from '@cardroom/words'
import { Stake } from '../chips/chip-stack.tsx'
import { AmountInput } from './amount-input.tsx'
import type { PadProps } from './pad-props.ts'
import { PickButton } from './pick-button.tsx'
import { Tray } from './tray.tsx'
import { useSteps } from './use-steps.ts'

/** A wager that was tapped, and what is done with it as soon as that is said. */
interface Tapped {
  readonly wager: number
  readonly does?: Payout['does']
  readonly cents: Cents
}

const WAYS: readonly (readonly [does: Payout['does'], key: string])[] = [
  ['take', 't'],
  ['pay', 'p'],
  ['back', 'b'],
]

/** The wagers are tapped one after the other, and each is taken, paid or handed back. */
export function SettlementPad({ asked: { wagers }, change, done, names }: PadProps<'settlement'>) {
  const { m } = names
  const { now, become, undo } = useSteps<readonly Tapped[]>([], tapped => {
    const steps = tapped.flatMap(({ wager, does, cents }) => (does ? [{ wager, does, cents }] : []))
    change(steps.length === wagers.length ? { by: 'settlement', steps } : undefined)
  })
  const last = now.at(-1)
  const lying = last && wagers[last.wager]
  const alter = (step: Tapped) => become([...now.slice(0, -1), step])
  const isOpen = last !== undefined && last.does === undefined
  return (
    <fieldset className="school-chips">
      <legend>{m.schoolPage.tapWagers}</legend>
      {now.length === 0 ? null : (
        <ol className="school-settled" aria-label={m.schoolPage.soFar}>
          {now.map(({ wager, does, cents }) => (
            <li key={wager}>
              {names.m.joined.labelled(
                wagerWords(names, wagers[wager]),
                does ? m.dealing[does](m.money(cents)) : '…',
              )}
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
                <Stake cents={wager.amount} />
              </button>
            </li>
          ),
        )}
      </ul>
      {last && lying ? (
        <fieldset className="school-doing">
          <legend>{m.schoolPage.whatNow(wagerWords(names, lying), m.money(lying.amount))}</legend>
          <div className="school-picks">
            {WAYS.map(([does, key]) => (
              <PickButton
                key={does}
                pressed={last.does === does}
                shortcut={key}
                // What is paid is counted out; a wager that is taken or handed back lies there already.
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
  return `${bettorName(names, wager)} · ${wagerName(names, wager.on)}${hand}`
}
