import type { TableView } from '@cardroom/protocol'
import { type Names, sayLog } from '@cardroom/words'
import { logOf } from './model.ts'

const SHOWN = 4

/** The last lines of the log, while there is nothing to do; the log itself reads them out. */
export function Recent({ table, names }: { table: TableView; names: Names }) {
  const lines = sayLog(logOf(table), { ...names, signs: true }).slice(-SHOWN)
  return (
    <ul className="recent" aria-hidden="true">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
        <li key={at} className={`log-line tone-${line.tone}`}>
          {line.text}
        </li>
      ))}
    </ul>
  )
}
