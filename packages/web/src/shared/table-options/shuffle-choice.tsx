import type { TableOptions } from '@cardroom/protocol'
import { useMessages } from '../messages/messages.ts'

type Shuffle = TableOptions['shuffle']

interface Props {
  readonly chosen: Shuffle
  readonly choose: (shuffle: Shuffle) => void
}

/** The choice of what is revealed of a table's cards after a shoe. */
export function ShuffleChoice({ chosen, choose }: Props) {
  const m = useMessages()
  const { shuffle, shuffles } = m.table.sign
  const choices = [undefined, 'sealed', 'opened'] as const
  return (
    <label>
      <span>{shuffle}</span>
      <select
        value={chosen ?? ''}
        onChange={event => choose(choices.find(one => one === event.target.value))}
      >
        {choices.map(one => (
          <option key={one ?? ''} value={one ?? ''}>
            {one === undefined ? m.lobby.shuffleAsUsual : shuffles[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
