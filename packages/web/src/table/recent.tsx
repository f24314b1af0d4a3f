import type { TableView } from '@cardroom/protocol'
import { type Names, sayLog } from '@cardroom/words'
import { tableLogOf } from './model.ts'

const RECENT_LINES = 4

/** The last lines of the log, while there is nothing to do; screen readers get them from the log. */
export function Recent({ table, names }: { table: TableView; names: Names }) {
  const lines = sayLog(tableLogOf(table), { ...names, signs: true }).slice(-RECENT_LINES)
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
