import { type FormEvent, useState } from 'react'

interface Props {
  readonly label: string
  readonly maxLength: number
  /** The current value, to be changed; without it the field is emptied after success. */
  readonly given?: string
  /** The button's label. */
  readonly press: string
  readonly look?: 'main'
  readonly busy: boolean
  /** Whether it was taken. */
  readonly take: (text: string) => Promise<boolean>
}

/** A form of one field and one button. */
export function OneField({ label, maxLength, given, press, look, busy, take }: Props) {
  const [draft, setDraft] = useState<string>()
  const text = draft ?? given ?? ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ((await take(text)) && given === undefined) setDraft(undefined)
  }
  return (
    <form className="house-form" onSubmit={submit}>
      <label>
        <span>{label}</span>
        <input required maxLength={maxLength} value={text} onChange={event => setDraft(event.target.value)} />
      </label>
      <button type="submit" className={look ? `btn ${look}` : 'btn'} disabled={busy}>
        {press}
      </button>
    </form>
  )
}
