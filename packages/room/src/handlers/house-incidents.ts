import type { HouseEvent, LogEntry, LoggedIncident } from '@cardroom/protocol'

/** The name of a voided round among the incidents. */
export const ROUND_VOIDED = 'round-voided'

/** The rulings and voided rounds in the house's log. */
export const houseIncidents = (log: readonly LogEntry<HouseEvent>[]): LoggedIncident[] =>
  log.flatMap(incidentOf)

function incidentOf({ version, at, event }: LogEntry<HouseEvent>): readonly LoggedIncident[] {
  const id = `${version}`
  if (event.type === 'ruled') {
    const { type: _, ...ruled } = event
    return [{ id, at, ...ruled }]
  }
  if (event.type !== 'round-voided') return []
  const { table, round, by } = event
  return [{ id, at, table, round, incident: ROUND_VOIDED, by }]
}
