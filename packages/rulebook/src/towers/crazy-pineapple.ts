import type { PokerRules } from '@cardroom/engine/poker'
import { pokerWords } from '../glossary/words.ts'
import { high } from '../poker/halves.ts'
import { discardOne, flop, hole, river, turn } from '../poker/streets.ts'
import { towersHouseRules } from './house-rules.ts'

export const crazyPineapple: PokerRules = {
  id: 'towers/crazy-pineapple',
  name: 'Crazy Pineapple Poker',
  streets: [
    { ...hole(3), cite: '002:1559-1560' },
    { ...flop, ...discardOne('before-betting', '002:1564, 1613'), cite: '002:1562-1566' },
    { ...turn, cite: '002:1567-1568' },
    { ...river, cite: '002:1571-1573' },
  ],
  procedure: {
    newcomers: '002:1619',
    begins: '002:1609',
    burns: '002:1732',
    buttonDraw: { by: 'drawn', suits: true, cite: '002:1585' },
    highHands: '002:1684-1695',
    showsFirst: { who: 'last-to-act', cite: '002:1674' },
  },
  showdown: {
    mucks: '002:1680',
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '002:1575',
  },
  number: 'GEGA-002700',
  source: ['002:1546-1772'],
  seats: { places: 10, cite: 'practice' },
  deck: { cite: '002:1079, 1550' },
  glossary: pokerWords({
    substantialAction: '002:1764',
    dead: '002:1739',
    drop: '002:1741',
    round: '002:1759',
    sidePot: '002:1761',
    string: '002:1763',
  }),
  ...towersHouseRules({
    forfeit: 'antes-and-blinds',
    discard: { before: 'turn', cite: '002:1613' },
    at: {
      blinds: '002:1558',
      fullBet: '002:1658',
      checkRaise: '002:1662',
      raises: '002:1666',
      straddle: '002:1637-1646',
      split: '002:1575',
      fees: '002:1699',
    },
    coming: {
      buyIn: '002:1583',
      freeHands: '002:1611',
      missed: '002:1621-1631',
      twoBigBlinds: '002:1633',
      inTheMiddle: '002:1635',
      seatChange: '002:1648',
      letPass: '002:1650',
    },
    wrong: {
      protect: '002:1581',
      deck: '002:1589',
      exposed: '002:1591',
      count: '002:1593',
      flopTooMany: '002:1595',
      flop: '002:1597',
      turn: '002:1599',
      river: '002:1601',
      passedOver: '002:1605',
      blinds: '002:1607',
      peeked: '002:1652',
      string: '002:1660',
      outOfTurn: '002:1664',
      chip: '002:1668',
      show: '002:1674, 1680',
      miscall: '002:1676',
      playBoard: '002:1682',
    },
  }),
}
