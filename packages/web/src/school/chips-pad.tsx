import type { Cents, ChipCount } from '@cardroom/engine'
import { StakeChips } from '../shared/chips/chip-stack.tsx'
import type { PadProps } from './pad-props.ts'
import { Tray } from './tray.tsx'
import { useUndoableState } from './use-undoable-state.ts'

/** The pad for chips from the tray. */
export function ChipsPad({ asked, change, names: { m } }: PadProps<'chips'>) {
  const { now, become, undo } = useUndoableState<readonly Cents[]>([], laid =>
    change(laid.length === 0 ? undefined : { by: 'chips', chips: chipCountsOf(laid) }),
  )
  const total = now.reduce((sum, cents) => sum + cents, 0)
  return (
    <fieldset className="school-chips">
      <legend>{m.schoolPage.layChips}</legend>
      <p className="school-laid" role="status">
        <StakeChips cents={total} label={m.schoolPage.laid} />
      </p>
      <Tray chips={asked.tray} lay={cents => become([...now, cents])} undo={undo} />
    </fieldset>
  )
}

const chipCountsOf = (chips: readonly Cents[]): readonly ChipCount[] =>
  [...Map.groupBy(chips, cents => cents)].map(([cents, { length }]) => ({ cents, count: length }))
