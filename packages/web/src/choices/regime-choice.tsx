import type { RegimesReply, TableOptions } from '@cardroom/protocol'
import { useMessages } from '../messages/messages.ts'
import { useFetched } from '../net/fetched.ts'

/** What is chosen of the law for a table with a player-dealer. */
type Law = Pick<TableOptions, 'regime' | 'provider'>

interface Props {
  readonly chosen: Law
  readonly choose: (changed: Law) => void
  /** At a table that stands, who sits there is asked for no more. */
  readonly isNew: boolean
}

/** What a table is run under, and whether a third-party provider plays there. */
export function RegimeChoice({ chosen, choose, isNew }: Props) {
  const m = useMessages()
  const regimes = useFetched<RegimesReply>('/api/regimes')
  const list = regimes.state === 'there' ? regimes.value : []
  return (
    <>
      <label>
        <span>{m.regime.title}</span>
        <select
          value={chosen.regime ?? list[0]?.id ?? ''}
          onChange={event => choose({ regime: event.target.value })}
        >
          {list.map(({ id, name, standing }, at) => (
            <option key={id} value={id}>
              {at === 0 ? m.regime.asFiled : m.regime.of(name, m.regime.standings[standing])}
            </option>
          ))}
        </select>
      </label>
      {isNew ? (
        <label className="switch">
          <input
            type="checkbox"
            checked={chosen.provider ?? false}
            onChange={event => choose({ provider: event.target.checked })}
          />
          <span>{m.regime.provider}</span>
        </label>
      ) : null}
    </>
  )
}
