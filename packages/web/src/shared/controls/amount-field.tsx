import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import {
  type Bounds,
  clamp,
  type PotSize,
  parseDollars,
  presetsOf,
  sliderStepOf,
  stepAmount,
  writeDollars,
} from './amount.ts'

interface Props {
  readonly label: string
  readonly bounds: Bounds
  readonly value: number
  readonly change: (cents: number) => void
  readonly pot?: PotSize | undefined
}

/** An amount within bounds: a slider, a number and presets, all of the same value. */
export function AmountField({ label, bounds, value, change, pot }: Props) {
  const m = useMessages()
  const id = useId()
  const [text, setText] = useState(writeDollars(value))
  useEffect(() => setText(writeDollars(value)), [value])
  const leave = () => {
    const typed = parseDollars(text)
    const fitting = typed === undefined ? value : clamp(typed, bounds)
    setText(writeDollars(fitting))
    change(fitting)
  }
  const field = useRef<HTMLFieldSetElement>(null)
  const turned = useRef((_: WheelEvent) => {})
  turned.current = event => {
    event.preventDefault()
    if (event.deltaY !== 0) change(stepAmount(value, event.deltaY < 0, bounds))
  }
  // Only a non-passive listener can keep the wheel from scrolling the page.
  useEffect(() => {
    const wheel = (event: WheelEvent) => turned.current(event)
    const on = field.current
    on?.addEventListener('wheel', wheel, { passive: false })
    return () => on?.removeEventListener('wheel', wheel)
  }, [])
  return (
    <fieldset className="amount" ref={field}>
      <legend className="unseen">{label}</legend>
      <input
        type="range"
        min={bounds.min}
        max={bounds.max}
        step={sliderStepOf(bounds)}
        value={value}
        onChange={event => change(clamp(Number(event.target.value), bounds))}
        aria-label={label}
        aria-valuetext={m.money(value)}
      />
      <label className="amount-number" htmlFor={id}>
        <span className="unseen">{m.table.ask.dollars}</span>
        <span aria-hidden="true">{m.app.currency}</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={event => {
            setText(event.target.value)
            const typed = parseDollars(event.target.value)
            if (typed !== undefined && typed === clamp(typed, bounds)) change(typed)
          }}
          onBlur={leave}
        />
      </label>
      <span className="presets">
        {presetsOf(bounds, pot).map(preset => (
          <button
            type="button"
            className="preset"
            data-preset={preset.name}
            key={preset.name}
            aria-pressed={preset.cents === value}
            onClick={() => change(preset.cents)}
          >
            {m.table.ask[preset.name]} <span className="preset-amount">{m.money(preset.cents)}</span>
          </button>
        ))}
      </span>
    </fieldset>
  )
}
