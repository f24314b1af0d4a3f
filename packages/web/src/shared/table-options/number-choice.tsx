interface Props {
  readonly label: string
  readonly chosen: number | undefined
  readonly choose: (chosen: number | undefined) => void
  readonly min: number
  readonly max: number
  /** The label of the default. */
  readonly asUsual?: string
}

export function NumberChoice({ label, chosen, choose, min, max, asUsual }: Props) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        placeholder={asUsual}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => choose(value === '' ? undefined : Number(value))}
      />
    </label>
  )
}
