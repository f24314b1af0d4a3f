import type { CardAt, IncidentSubject, WantedRuling } from '@cardroom/engine'
import type { FloorSource } from './source.ts'
import type { RulingDetails } from './use-floor.ts'

export const isCard = (one: CardAt | undefined, other: CardAt): boolean =>
  one !== undefined && one.place === other.place && one.hand === other.hand && one.at === other.at

/** A seat's own hand or wager. */
export const isWhose = ({ seat, by }: IncidentSubject, of: number): boolean => seat === of && by === undefined

/** The ruling, once everything required is named. */
export function wantedRulingOf(
  name: string,
  { choice, cards = [], cents, surplus }: RulingDetails,
  source: FloorSource | undefined,
): WantedRuling | undefined {
  if (!choice) return undefined
  const { seat, by, card, more } = choice
  const whose = {
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(by === undefined ? {} : { by }),
  }
  switch (more) {
    case undefined:
      return { ...whose, ...(card ? { cards: [card] } : {}) }
    case 'cents':
      return cents ? { ...whose, cents } : undefined
    case 'cards':
      return cards.length > 0 ? { ...whose, cards } : undefined
    case 'surplus': {
      const all = seat === undefined ? undefined : source?.handOf?.(seat)
      return all && surplus !== undefined ? { ...whose, cards: all, surplus: [surplus] } : undefined
    }
  }
}
