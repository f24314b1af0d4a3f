import {
  type BlackjackRules,
  bankedIncidents,
  bankedReadings,
  bankSoft18,
  equalOver,
  insuredNatural,
  splitTens,
} from '@cardroom/engine'

const settle: BlackjackRules['settle'] = {
  first: { by: 'house-dealers-right', cite: '004:1653' },
  direction: 'counter-clockwise',
  order: 'by-seat',
  wagers: ['super-match', 'base', 'split', 'double', 'insurance'],
  cite: '004:1653-1657',
}

const superMatch: BlackjackRules['bonus'][string] = {
  kind: 'super-match',
  tables: [
    {
      decks: [6],
      pays: [
        { hand: 'four of a kind', pays: '40:1', cite: '004:1814' },
        { hand: 'two pair', pays: '8:1', cite: '004:1815' },
        { hand: 'three of a kind', pays: '5:1', cite: '004:1817' },
        { hand: 'pair', pays: '1:1', cite: '004:1818' },
      ],
    },
    {
      decks: [8],
      pays: [
        { hand: 'four of a kind', pays: '50:1', cite: '004:1814' },
        { hand: 'two pair', pays: '7:1', cite: '004:1815' },
        { hand: 'three of a kind', pays: '5:1', cite: '004:1817' },
        { hand: 'pair', pays: '1:1', cite: '004:1818' },
      ],
    },
  ],
  loses: '004:1799-1800',
  settled: '004:1573-1576',
}

export const blackjackSwitch: BlackjackRules = {
  id: 'players/21st-century-blackjack-switch',
  name: '21st Century Blackjack Switch',
  family: 'blackjack',
  number: 'GEGA-004022',
  source: ['004:1455-1969'],
  seats: { places: 6, cite: '004:1478-1479' },
  decks: { from: 6, to: 8, cite: '004:1492-1493' },
  wagers: [
    { on: 'base', name: 'Game wager', kind: 'base', must: true, hands: 2, cite: '004:1469-1470' },
    { on: 'super-match', name: 'Super Match', kind: 'bonus', needs: ['base'], cite: '004:1787-1788' },
    { on: 'double', name: 'Double-down', kind: 'later', cite: '004:1722-1727' },
    { on: 'split', name: 'Split', kind: 'later', cite: '004:1737-1743' },
    { on: 'insurance', name: 'Insurance', kind: 'later', cite: '004:1760-1763' },
  ],
  deal: { from: 'house-dealers-left', hands: 2, bank: 'up-and-down', cite: '004:1558-1570' },
  turns: { from: 'left-of-bank', cite: '004:1589-1592' },
  natural: { name: 'Natural', of: 'ace-and-ten', halfPoints: 43, cite: '004:1495-1500' },
  over: { above: 21, cite: '004:1705-1706' },
  check: { under: 'ace', cite: '004:1579-1580' },
  insurance: {
    amount: 'up-to-half',
    pays: '2:1',
    ofNatural: 'pays',
    cite: '004:1761-1763',
    wins: '004:1763-1764',
    loses: '004:1763-1764',
  },
  switching: { cite: '004:1589-1594' },
  chart: {
    player: {
      mustStand: { hard: 21, soft: 21, cite: '004:1608-1609' },
      mustHit: { upTo: 11, cite: '004:1609' },
    },
    bank: { hard: 16, soft: 17, cite: '004:1640' },
  },
  double: { amount: 'up-to-wager', onMustStand: false, again: 0, cite: '004:1722-1733' },
  split: {
    tens: 'any',
    hands: 4,
    aces: { hands: 2, cards: 'one', cite: '004:1749-1753' },
    natural: 'never',
    cite: '004:1737-1747',
  },
  verdicts: [
    { when: ['player natural', 'bank natural'], outcome: 'push', cite: '004:1691-1692' },
    { when: ['player 21½ by a switch', 'bank natural'], outcome: 'lose', cite: '004:1694' },
    { when: ['bank natural'], outcome: 'lose', cite: '004:1458' },
    {
      when: ['player natural', 'bank 22'],
      reading: { name: 'naturalAgainst22', is: 'pushes' },
      outcome: 'push',
      cite: '004:1697-1700',
    },
    { when: ['player natural'], outcome: 'win', pays: '1:1', cite: '004:1495-1496, 004:1774' },
    {
      when: ['player over', 'bank over', 'player lower', 'bank 7-8-9 of one suit'],
      outcome: 'push',
      cite: '004:1716-1718',
    },
    {
      when: ['player over', 'bank over', 'equal'],
      reading: { name: 'equalOver', is: 'pushes' },
      outcome: 'push',
      cite: '004:1710-1718',
    },
    { when: ['player over', 'bank over', 'player lower'], outcome: 'lose', cite: '004:1716' },
    { when: ['player over', 'bank over'], outcome: 'lose', cite: '004:1713-1714' },
    { when: ['player over'], outcome: 'lose', cite: '004:1702-1703' },
    { when: ['player 21½ by a switch', 'bank 22'], outcome: 'push', cite: '004:1694-1695' },
    { when: ['bank 22'], outcome: 'push', cite: '004:1697-1700' },
    { when: ['bank over'], outcome: 'win', pays: '1:1', cite: '004:1697-1698, 004:1774' },
    { when: ['player 21½ by a switch', 'bank 21'], outcome: 'push', cite: '004:1694-1695' },
    { when: ['player higher'], outcome: 'win', pays: '1:1', cite: '004:1705-1706, 004:1774' },
    { when: ['equal'], outcome: 'push', cite: '004:1708-1709' },
    { when: ['player lower'], outcome: 'lose', cite: '004:1705-1706' },
  ],
  bonus: { 'super-match': superMatch },
  settle,
  backLine: { most: 0, cite: '004:1486-1487' },
  bank: { rounds: 2, cite: '004:1676-1677' },
  readings: [
    ...bankedReadings,
    bankSoft18('004:1632-1640'),
    equalOver('004:1710-1718'),
    {
      name: 'naturalAgainst22',
      default: 'wins',
      others: ['pushes'],
      why: 'The push against 22 is printed for hands less than a Natural, and a Natural beats all other hands.',
      cite: '004:1697-1700',
    },
    {
      name: 'insuranceAmount',
      default: 'up-to-half',
      others: ['half'],
      why: 'Half the wager in the round of play, up to half of it in the rule on insurance.',
      cite: '004:1582, 004:1763',
    },
    insuredNatural('004:1763-1765'),
    {
      name: 'doubleAmount',
      default: 'up-to-wager',
      others: ['wager'],
      why: 'A second wager equal to the first, and then: a player may double for less.',
      cite: '004:1725, 004:1733',
    },
    splitTens('any', '004:1737, 004:1745-1746'),
    {
      name: 'superMatchSevenDecks',
      default: 'not-offered',
      others: ['as-six', 'as-eight'],
      why: 'Six to eight decks are allowed, and pay tables are printed for six and for eight.',
      cite: '004:1493, 004:1813',
    },
  ],
  otherwise: {
    bankSoft18: { draws: { chart: { bank: { hard: 16, soft: 21, cite: '004:1632-1634' } } } },
    insuranceAmount: { half: { insurance: { amount: 'half' } } },
    insuredNatural: { returned: { insurance: { ofNatural: 'returned' } } },
    doubleAmount: { wager: { double: { amount: 'wager' } } },
    splitTens: { 'same-rank': { split: { tens: 'same-rank' } } },
    superMatchSevenDecks: {
      'as-six': { bonus: { 'super-match': withSevenDecks(0) } },
      'as-eight': { bonus: { 'super-match': withSevenDecks(1) } },
    },
  },
  incidents: bankedIncidents,
}

function withSevenDecks(like: number): BlackjackRules['bonus'][string] {
  if (superMatch.kind !== 'super-match') return superMatch
  const tables = superMatch.tables.map((table, i) =>
    i === like ? { ...table, decks: [...table.decks, 7] } : table,
  )
  return { ...superMatch, tables }
}
