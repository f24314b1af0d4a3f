import type { Offer } from '@cardroom/engine'
import { incidentName } from '@cardroom/rulebook/names'
import type { Speaker } from '@cardroom/words'

/** The incidents in whose words everything stands that was typed. */
export function searched(offers: readonly Offer[], typed: string, m: Speaker): readonly Offer[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return offers.filter(({ name, by }) => {
    const words = [m.say(incidentName(name)), name, m.say(by.says.when), m.say(by.says.then)]
      .join(' ')
      .toLowerCase()
    return wanted.every(word => words.includes(word))
  })
}
