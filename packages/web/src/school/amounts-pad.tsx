import { type Cents, TRAY } from '@cardroom/engine'
import { useState } from 'react'
import { ChipStack } from '../shared/chips/chip-stack.tsx'
import { AmountInput } from './amount-input.tsx'
import type { PadProps } from './pad-props.ts'
import { Tray } from './tray.tsx'
import { useUndoableState } from './use-undoable-state.ts'

type Amounts = Readonly<Record<string, Cents>>

/** The pad for several amounts: typed, or by chips for the chosen one. */
export function AmountsPad({ asked, change, done, names: { m } }: PadProps<'cents'>) {
  const [chosen, setChosen] = useState(asked.of[0]?.key ?? '')
  const { now, become, undo } = useUndoableState<Amounts>({}, cents =>
    change(Object.keys(cents).length === 0 ? undefined : { by: 'cents', cents }),
  )
  const set = (key: string, cents: Cents) => become({ ...now, [key]: cents })
  return (
    <fieldset className="school-chips">
      <legend>{m.schoolPage.layAmounts}</legend>
      <ul className="school-amounts">
        {asked.of.map(({ key, text }) => (
          <li key={key}>
            <button
              type="button"
              className="school-amount"
              aria-pressed={key === chosen}
              onClick={() => setChosen(key)}
            >
              {m.say(text)}
            </button>
            <ChipStack cents={now[key] ?? 0} />
            <AmountInput
              label={m.say(text)}
              cents={now[key] ?? 0}
              change={cents => set(key, cents)}
              focus={() => setChosen(key)}
              enter={done}
            />
          </li>
        ))}
      </ul>
      <Tray chips={TRAY} lay={chip => set(chosen, (now[chosen] ?? 0) + chip)} undo={undo} />
    </fieldset>
  )
}
