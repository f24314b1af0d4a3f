import {
  bankedReadings,
  boardIncidents,
  dealReading,
  earlySettlement,
  foldCount,
  losingOrder,
  playWagerChanged,
  type UltimateRules,
  ultimateReadings,
  wagerTouched,
} from '@cardroom/engine/banked'

export const ultimateTexasHoldem: UltimateRules = {
  id: 'stars/ultimate-texas-holdem',
  name: 'Ultimate Texas Hold’em',
  family: 'ultimate',
  number: 'GEGA-004014',
  owner: 'Bally Technologies, Inc.',
  source: ['003:1936-2118'],
  seats: { places: 8, cite: '003:1981' },
  decks: { from: 1, to: 1, alternating: '003:1953-1957', cite: '003:1952-1953' },
  wagers: [
    { on: 'ante', name: 'Ante', kind: 'base', must: true, cite: '003:1987, 2001-2002' },
    {
      on: 'blind',
      name: 'Blind',
      kind: 'base',
      must: true,
      equals: 'ante',
      noCollection: true,
      cite: '003:1988, 2001-2002',
    },
    { on: 'play', name: 'Play', kind: 'later', cite: '003:1995, 2017' },
    { on: 'trips', name: 'Trips', kind: 'bonus', needs: ['ante'], cite: '003:1989, 2003' },
  ],
  hands: { cite: '003:1967-1977' },
  deal: { shuffler: '003:2012-2015', shoe: '003:2008-2011' },
  streets: [
    { turns: 0, bets: [4, 3], otherwise: 'check', cite: '003:2017' },
    { turns: 3, bets: [2], otherwise: 'check', cite: '003:2022' },
    { turns: 2, bets: [1], otherwise: 'fold', cite: '003:2024' },
  ],
  once: { cite: '003:2017' },
  fold: { cite: '003:2025-2026', tripsStay: '003:2076' },
  qualifier: { cite: '003:2047', cloth: '003:1983' },
  showdown: {
    qualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '003:2054, 2070' },
        play: { outcome: 'win', pays: '1:1', cite: '003:2054, 2070' },
      },
      equal: {
        ante: { outcome: 'push', cite: '003:2056' },
        play: { outcome: 'push', cite: '003:2056' },
      },
      lower: {
        ante: { outcome: 'lose', cite: '003:2055' },
        play: { outcome: 'lose', cite: '003:2055' },
      },
    },
    unqualified: {
      higher: {
        ante: { outcome: 'push', cite: '003:2040' },
        play: { outcome: 'win', pays: '1:1', cite: '003:2054, 2070' },
      },
      equal: {
        ante: { outcome: 'push', cite: '003:2040' },
        play: { outcome: 'push', cite: '003:2056' },
      },
      lower: {
        ante: { outcome: 'push', cite: '003:2040' },
        play: { outcome: 'lose', cite: '003:2055' },
      },
    },
  },
  blind: {
    pays: [
      { hand: 'Royal flush', pays: '500:1', cite: '003:2083' },
      { hand: 'Straight flush', pays: '50:1', cite: '003:2084' },
      { hand: 'Four of a kind', pays: '10:1', cite: '003:2085' },
      { hand: 'Full house', pays: '3:1', cite: '003:2086' },
      { hand: 'Flush', pays: '3:2', cite: '003:2087' },
      { hand: 'Straight', pays: '1:1', cite: '003:2088' },
    ],
    below: '003:2057',
    equal: '003:2056',
    lower: '003:2055',
  },
  trips: {
    pays: [
      { hand: 'Royal flush', pays: '50:1', cite: '003:2083' },
      { hand: 'Straight flush', pays: '40:1', cite: '003:2084' },
      { hand: 'Four of a kind', pays: '30:1', cite: '003:2085' },
      { hand: 'Full house', pays: '8:1', cite: '003:2086' },
      { hand: 'Flush', pays: '7:1', cite: '003:2087' },
      { hand: 'Straight', pays: '4:1', cite: '003:2088' },
      { hand: 'Three of a kind', pays: '3:1', cite: '003:2089' },
    ],
    loses: '003:2098',
  },
  settle: {
    first: { by: 'left-of-bank', cite: '003:2030' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['ante', 'play', 'blind', 'trips'],
    losers: {
      wagers: ['play', 'ante', 'blind', 'trips'],
      reading: { name: 'losingOrder', is: 'play-first' },
      cite: '003:2059',
    },
    cite: '003:2030',
  },
  backLine: { most: 0, cite: '003:2000' },
  bank: { rounds: 2, button: { turns: false, cite: '003:2078' }, cite: '003:1940, 2078' },
  readings: [
    ...bankedReadings('003:1940, 2030, 2077'),
    earlySettlement('003:2025-2026'),
    dealReading('003:2012-2015, 2008-2011'),
    ...ultimateReadings,
    losingOrder('003:2030, 2059'),
  ],
  incidents: [
    ...boardIncidents,
    wagerTouched('003:2005'),
    foldCount('003:2027'),
    playWagerChanged('003:2017'),
  ],
}
