import type { Offer } from '@cardroom/engine'
import { ownWord, type Speaker } from '@cardroom/words'

/** `Exposed card` */
export function incidentName(name: string): string {
  const words = ownWord(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The incidents in whose words everything stands that was typed. */
export function searched(offers: readonly Offer[], typed: string, m: Speaker): readonly Offer[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return offers.filter(({ name, by }) => {
    const words = [incidentName(name), m.say(by.says.when), m.say(by.says.then)].join(' ').toLowerCase()
    return wanted.every(word => words.includes(word))
  })
}
