import type { PokerRules } from '../../rules/rules.ts'

const cite = 'practice'

/** A pot game with blinds of which nothing else is printed: for tests of its table. */
export const plainGame: PokerRules = {
  id: 'room/game',
  name: 'A game',
  family: 'poker',
  source: [],
  seats: { places: 8, cite },
  readings: [],
  incidents: [],
  deck: { cite },
  opening: { by: 'blinds', cite },
  streets: [],
  betting: { checkRaise: { allowed: true, cite } },
  showdown: { plays: 'any', halves: [], oddChip: { between: 'high', cite }, cite },
}
