import type { PokerRules } from '@cardroom/engine'
import { capLifted, oddChips, potFeePlayers, raiseCap, twoHandedBlinds } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'

export const texasHoldem: PokerRules = {
  id: 'outlaws/texas-holdem',
  name: 'Texas Hold’em',
  family: 'poker',
  number: 'GEGR-002045',
  source: ['000:797-911'],
  seats: { places: 10, cite: '000:836' },
  deck: { cite: '000:809' },
  opening: { by: 'blinds', cite: '000:848-850' },
  streets: flopStreets(2, {
    hole: '000:851-861',
    flop: '000:863-872',
    turn: '000:874-883',
    river: '000:885-897',
  }),
  betting: {
    raises: { most: 3, lifted: 'two-in-round', cite: '000:860' },
    checkRaise: { allowed: true, cite: '000:872' },
  },
  showdown: {
    plays: 'any',
    halves: [{ for: 'high', ranking: 'high' }],
    oddChip: { between: 'position', cite: '000:907' },
    cite: '000:903-907',
  },
  readings: [
    twoHandedBlinds('000:848'),
    raiseCap('000:860'),
    capLifted('two-in-round', '000:860'),
    oddChips('000:907'),
    potFeePlayers('000:478'),
  ],
  incidents: [],
}
