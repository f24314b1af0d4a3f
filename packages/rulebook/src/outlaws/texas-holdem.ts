import type { PokerRules } from '@cardroom/engine/poker'
import { potFeeActivePlayers } from '../poker/readings.ts'
import { flop, high, hole, river, turn } from '../poker/streets.ts'
import { TOWERS_HOLDEM } from '../towers/incidents/as-practice.ts'
import { outlawsFlopRules } from './house-rules.ts'

export const texasHoldem: PokerRules = {
  id: 'outlaws/texas-holdem',
  name: 'Texas Hold’em',
  streets: [
    { ...hole(2), cite: '000:851-861' },
    { ...flop, cite: '000:863-872' },
    { ...turn, cite: '000:874-883' },
    { ...river, cite: '000:885-897' },
  ],
  procedure: {
    burns: '000:863, 874, 885',
    buttons: { blinds: true, cite: '000:840-845' },
    buttonDraw: { by: 'dealt', suits: true, cite: '000:846-847' },
    highHands: '000:819-832',
  },
  showdown: {
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: '000:907' },
    cite: '000:903-906',
  },
  number: 'GEGR-002045',
  source: ['000:797-911'],
  ...outlawsFlopRules(
    TOWERS_HOLDEM,
    {
      blinds: '000:848-850',
      raises: '000:860',
      check: '000:872',
      oddChips: '000:907',
    },
    [potFeeActivePlayers('000:478, 486, 491, 499')],
  ),
  seats: { places: 10, cite: '000:836' },
  deck: { cite: '000:809' },
}
