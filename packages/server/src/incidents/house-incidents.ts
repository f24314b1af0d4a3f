import type { HouseEvent, Incident, Logged } from '@cardroom/protocol'

/** By what a round that was called off is known among the incidents. */
export const ROUND_VOIDED = 'round-voided'

/** Every ruling that the house has written down, and every round that the floor has voided. */
export const houseIncidents = (log: readonly Logged<HouseEvent>[]): Incident[] => log.flatMap(incidentOf)

function incidentOf({ version, at, event }: Logged<HouseEvent>): readonly Incident[] {
  const id = `${version}`
  if (event.type === 'ruled') {
    const { type: _, ...ruled } = event
    return [{ id, at, ...ruled }]
  }
  if (event.type !== 'round-voided') return []
  const { table, round, by } = event
  return [{ id, at, table, round, incident: ROUND_VOIDED, by }]
}
