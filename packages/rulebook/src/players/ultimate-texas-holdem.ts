import {
  bankedReadings,
  boardIncidents,
  dealReading,
  earlySettlement,
  foldCount,
  otherCircles,
  playWagerChanged,
  type UltimateRules,
  ultimateReadings,
  wagerTouched,
} from '@cardroom/engine/banked'

export const ultimateTexasHoldem: UltimateRules = {
  id: 'players/ultimate-texas-holdem',
  name: 'Ultimate Texas Hold’em',
  family: 'ultimate',
  number: 'GEGA-004021',
  owner: 'SHFL Entertainment, Inc.',
  source: ['004:548-999'],
  seats: { places: 8, cite: '004:591-593, 622' },
  decks: { from: 1, to: 1, cite: '004:630-636' },
  supply: { from: 'two-decks', cite: '004:634-650' },
  wagers: [
    { on: 'ante', name: 'Ante', kind: 'base', must: true, cite: '004:600, 724-729' },
    {
      on: 'blind',
      name: 'Blind',
      kind: 'base',
      must: true,
      equals: 'ante',
      noCollection: true,
      cite: '004:603, 724-729',
    },
    { on: 'play', name: 'Play', kind: 'later', cite: '004:607, 787-790' },
    { on: 'trips', name: 'Trips', kind: 'bonus', needs: ['ante'], cite: '004:605, 727' },
  ],
  hands: { cite: '004:664-696' },
  deal: { shuffler: '004:769-777', shoe: '004:755-763' },
  streets: [
    { turns: 0, bets: [4, 3], otherwise: 'check', cite: '004:787-790' },
    { turns: 3, bets: [2], otherwise: 'check', cite: '004:797-799' },
    { turns: 2, bets: [1], otherwise: 'fold', cite: '004:806-808' },
  ],
  once: { cite: '004:790' },
  fold: { cite: '004:811-814', tripsStay: '004:938-942' },
  qualifier: { cite: '004:854', cloth: '004:595-596' },
  showdown: {
    qualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '004:881, 927' },
        play: { outcome: 'win', pays: '1:1', cite: '004:881, 927' },
      },
      equal: {
        ante: { outcome: 'push', cite: '004:886' },
        play: { outcome: 'push', cite: '004:886' },
      },
      lower: {
        ante: { outcome: 'lose', cite: '004:884' },
        play: { outcome: 'lose', cite: '004:884' },
      },
    },
    unqualified: {
      higher: {
        ante: { outcome: 'push', cite: '004:840-841' },
        play: { outcome: 'win', pays: '1:1', cite: '004:881, 927' },
      },
      equal: {
        ante: { outcome: 'push', cite: '004:840-841' },
        play: { outcome: 'push', cite: '004:886' },
      },
      lower: {
        ante: { outcome: 'push', cite: '004:840-841' },
        play: { outcome: 'lose', cite: '004:884' },
      },
    },
  },
  blind: {
    pays: [
      { hand: 'Royal flush', pays: '500:1', cite: '004:963' },
      { hand: 'Straight flush', pays: '50:1', cite: '004:964' },
      { hand: 'Four of a kind', pays: '10:1', cite: '004:965' },
      { hand: 'Full house', pays: '3:1', cite: '004:966' },
      { hand: 'Flush', pays: '3:2', cite: '004:967' },
      { hand: 'Straight', pays: '1:1', cite: '004:968' },
    ],
    below: '004:888',
    equal: '004:886',
    lower: '004:884',
  },
  trips: {
    pays: [
      { hand: 'Royal flush', pays: '50:1', cite: '004:963' },
      { hand: 'Straight flush', pays: '40:1', cite: '004:964' },
      { hand: 'Four of a kind', pays: '30:1', cite: '004:965' },
      { hand: 'Full house', pays: '8:1', cite: '004:966' },
      { hand: 'Flush', pays: '7:1', cite: '004:967' },
      { hand: 'Straight', pays: '4:1', cite: '004:968' },
      { hand: 'Three of a kind', pays: '3:1', cite: '004:969' },
    ],
    loses: '004:813-814',
  },
  settle: {
    first: { by: 'left-of-bank', cite: '004:856' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['ante', 'play', 'blind', 'trips'],
    losers: {
      wagers: ['play', 'ante', 'blind', 'trips'],
      cite: '004:893',
    },
    cite: '004:907-914',
  },
  // Not printed here; the sister filings permit none.
  backLine: { most: 0, cite: '001:366, 003:2000' },
  bank: { rounds: 2, button: { turns: false, cite: '004:953-954' }, cite: '004:576-577, 953' },
  readings: [
    ...bankedReadings('004:732-735, 944-946'),
    otherCircles,
    earlySettlement('004:811-814'),
    dealReading('004:769-777, 755-763'),
    ...ultimateReadings('004:822-824, 865'),
  ],
  incidents: [
    ...boardIncidents,
    wagerTouched('004:719-720'),
    foldCount('004:817'),
    playWagerChanged('004:790'),
  ],
}
