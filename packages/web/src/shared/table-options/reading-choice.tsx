import type { Reading } from '@cardroom/engine'
import { readingValue } from '@cardroom/rulebook/names'
import { useMessages } from '../messages/messages.ts'

interface Props {
  readonly reading: Reading
  readonly label: string
  readonly chosen: Readonly<Record<string, string>>
  readonly choose: (chosen: Record<string, string>) => void
}

/** One way to read what a filing leaves open; the usual one is marked. */
export function ReadingChoice({ reading, label, chosen, choose }: Props) {
  const m = useMessages()
  return (
    <label>
      <span>{label}</span>{' '}
      <select
        value={chosen[reading.name] ?? reading.default}
        title={m.say(reading.why)}
        onChange={event => choose({ ...chosen, [reading.name]: event.target.value })}
      >
        {[reading.default, ...reading.others].map(value => {
          const said = m.say(readingValue(value))
          return (
            <option key={value} value={value}>
              {value === reading.default ? m.friends.usual({ value: said }) : said}
            </option>
          )
        })}
      </select>
    </label>
  )
}
