import {
  bankedReadings,
  earlySettlement,
  faceDownIncidents,
  misreadHand,
  otherCircles,
  shufflerFailure,
  type ThreeCardRules,
  wagerTouched,
} from '@cardroom/engine/banked'
import { sweepReading } from '../banked/sweep.ts'

export const threeCardPoker6CardBonus: ThreeCardRules = {
  id: 'cameo/three-card-poker-6-card-bonus',
  name: 'Three Card Poker 6 Card Bonus',
  family: 'three-card',
  number: 'GEGR-002104',
  source: ['001:131-293'],
  seats: { places: 8, cite: '001:170' },
  decks: { from: 1, to: 1, cite: '001:143' },
  supply: { from: 'two-decks', cite: '001:143-148' },
  wagers: [
    { on: 'ante', name: 'Ante', kind: 'base', must: true, cite: '001:174, 187' },
    { on: 'play', name: 'Play', kind: 'later', cite: '001:175, 202' },
    {
      on: 'pair-plus',
      name: 'Pair Plus',
      kind: 'bonus',
      needs: ['ante'],
      noBackLine: true,
      cite: '001:176, 188, 232, 241',
    },
    { on: '6-card-bonus', name: '6 Card Bonus', kind: 'bonus', needs: ['ante'], cite: '001:177, 188, 260' },
  ],
  hands: { cite: '001:156-166' },
  deal: { cite: '001:191-194' },
  exposed: { cite: '001:195' },
  decision: { cite: '001:202' },
  fold: {
    forfeits: [
      { on: 'ante', cite: '001:202' },
      { on: 'pair-plus', cite: '001:203' },
    ],
    keeps: [{ on: '6-card-bonus', cite: '001:204, 267' }],
  },
  qualifier: { high: 'Q', cite: '001:206' },
  showdown: {
    qualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '001:214' },
        play: { outcome: 'win', pays: '1:1', cite: '001:214' },
      },
      equal: {
        ante: { outcome: 'push', cite: '001:216' },
        play: { outcome: 'push', cite: '001:216' },
      },
      lower: {
        ante: { outcome: 'lose', cite: '001:215' },
        play: { outcome: 'lose', cite: '001:215' },
      },
    },
    // That the Play goes back is not printed here; the sister filings print it.
    unqualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '001:212' },
        play: { outcome: 'push', cite: '000:406, 003:708' },
      },
      equal: {
        ante: { outcome: 'win', pays: '1:1', cite: '001:212' },
        play: { outcome: 'push', cite: '000:406, 003:708' },
      },
      lower: {
        ante: { outcome: 'win', pays: '1:1', cite: '001:212' },
        play: { outcome: 'push', cite: '000:406, 003:708' },
      },
    },
  },
  pairPlus: {
    pays: [
      { hand: 'Mini royal flush', pays: '200:1', cite: '001:247' },
      { hand: 'Straight flush', pays: '40:1', cite: '001:248' },
      { hand: 'Three of a kind', pays: '30:1', cite: '001:249' },
      { hand: 'Straight', pays: '6:1', cite: '001:250' },
      { hand: 'Flush', pays: '3:1', cite: '001:251' },
      { hand: 'Pair', pays: '1:1', cite: '001:252' },
    ],
    loses: '001:237',
  },
  sixCard: {
    pays: [
      { hand: 'Royal flush', pays: '1000:1', cite: '001:275' },
      { hand: 'Straight flush', pays: '200:1', cite: '001:276' },
      { hand: 'Four of a kind', pays: '100:1', cite: '001:277' },
      { hand: 'Full house', pays: '20:1', cite: '001:278' },
      { hand: 'Flush', pays: '15:1', cite: '001:279' },
      { hand: 'Straight', pays: '9:1', cite: '001:280' },
      { hand: 'Three of a kind', pays: '8:1', cite: '001:281' },
    ],
    loses: '001:265',
  },
  settle: {
    first: { by: 'left-of-bank', cite: '001:221' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['ante', 'play', 'pair-plus', '6-card-bonus'],
    cite: '001:222',
  },
  providers: '001:186',
  backLine: { most: 'any', cite: '001:183' },
  bank: { rounds: 2, cite: '001:135' },
  readings: [
    ...bankedReadings('001:135, 223-224'),
    sweepReading('by-seat', '001:222'),
    otherCircles,
    earlySettlement('001:205'),
  ],
  incidents: [
    ...faceDownIncidents,
    wagerTouched('001:189'),
    misreadHand('001:217'),
    shufflerFailure('001:143, 192'),
  ],
}
