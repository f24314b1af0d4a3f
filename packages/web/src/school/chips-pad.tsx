import type { Cents, ChipCount } from '@cardroom/engine'
import { Stake } from '../chips/chip-stack.tsx'
import type { PadProps } from './pad-props.ts'
import { Tray } from './tray.tsx'
import { useSteps } from './use-steps.ts'

/** Chips are laid out from the tray. */
export function ChipsPad({ asked, change, names: { m } }: PadProps<'chips'>) {
  const { now, become, undo } = useSteps<readonly Cents[]>([], laid =>
    change(laid.length === 0 ? undefined : { by: 'chips', chips: counted(laid) }),
  )
  const total = now.reduce((sum, cents) => sum + cents, 0)
  return (
    <fieldset className="school-chips">
      <legend>{m.schoolPage.layChips}</legend>
      <p className="school-laid" role="status">
        <Stake cents={total} label={m.schoolPage.laid} />
      </p>
      <Tray chips={asked.tray} lay={cents => become([...now, cents])} undo={undo} />
    </fieldset>
  )
}

const counted = (chips: readonly Cents[]): readonly ChipCount[] =>
  [...Map.groupBy(chips, cents => cents)].map(([cents, { length }]) => ({ cents, count: length }))
