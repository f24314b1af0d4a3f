import type { RegimesReply, TableOptions } from '@cardroom/protocol'
import { useFetched } from '../../connection/fetch-json.ts'
import { useMessages } from '../messages/messages.ts'

/** The chosen regime of a table with a player-dealer. */
type RegimeOptions = Pick<TableOptions, 'regime' | 'provider'>

interface Props {
  readonly chosen: RegimeOptions
  readonly choose: (changed: RegimeOptions) => void
  /** Whether the table is new; an open one keeps its bots and its provider. */
  readonly isNew: boolean
}

/** The choice of a regime, and whether a third-party provider plays there. */
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
              {at === 0 ? m.regime.asFiled : m.regime.of({ name, standing: m.regime.standings[standing] })}
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
