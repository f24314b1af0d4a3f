import type { IncidentOffer } from '@cardroom/engine'
import { incidentName } from '@cardroom/rulebook/names'
import type { Speaker } from '@cardroom/words'

/** The incidents whose words contain all typed words. */
export function searchIncidents(
  offers: readonly IncidentOffer[],
  typed: string,
  m: Speaker,
): readonly IncidentOffer[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return offers.filter(({ name, by }) => {
    const words = [m.say(incidentName(name)), name, m.say(by.says.when), m.say(by.says.then)]
      .join(' ')
      .toLowerCase()
    return wanted.every(word => words.includes(word))
  })
}
