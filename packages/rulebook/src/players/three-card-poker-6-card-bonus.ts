import {
  bankedReadings,
  earlySettlement,
  faceDownIncidents,
  misreadHand,
  otherCircles,
  type ThreeCardRules,
  wagerTouched,
} from '@cardroom/engine/banked'
import { sayOfBanked } from '../banked/sentences.ts'
import { sweepReading } from '../banked/sweep.ts'

/** A card room selects one of several options, of which this is the only one left in the print. */
const unlessHigher: ThreeCardRules['showdown']['unqualified']['lower']['ante'] = {
  outcome: 'win',
  pays: '1:1',
  cite: '004:3071-3073',
  unless: {
    reading: 'unqualifiedAnte',
    is: 'higher-only',
    otherwise: { outcome: 'push', cite: '000:402' },
  },
}

export const threeCardPoker6CardBonus: ThreeCardRules = {
  id: 'players/three-card-poker-6-card-bonus',
  name: 'Three Card Poker 6 Card Bonus',
  family: 'three-card',
  owner: 'SHFL Entertainment, Inc.',
  source: ['004:2833-3325'],
  seats: { places: 7, cite: '004:2956-2958' },
  decks: { from: 1, to: 1, cite: '004:2868-2872' },
  supply: { from: 'two-decks', cite: '004:2871-2881' },
  wagers: [
    { on: 'ante', name: 'Ante', kind: 'base', must: true, cite: '004:2963, 2976-2977' },
    { on: 'play', name: 'Play', kind: 'later', cite: '004:2964, 2977-2978' },
    {
      on: 'pair-plus',
      name: 'Pair Plus',
      kind: 'bonus',
      needs: ['ante'],
      cite: '004:2965, 2980-2983, 3100-3101',
    },
    { on: '6-card-bonus', name: '6 Card Bonus', kind: 'bonus', needs: ['ante'], cite: '004:2966, 3141-3142' },
  ],
  hands: { cite: '004:2899-2939' },
  deal: { cite: '004:3012-3020' },
  exposed: { cite: '004:3025-3026' },
  decision: { cite: '004:3037-3041' },
  fold: {
    forfeits: [
      { on: 'ante', cite: '004:3037-3041' },
      { on: 'pair-plus', cite: '004:3043-3044' },
    ],
    keeps: [{ on: '6-card-bonus', cite: '004:3160-3162' }],
  },
  qualifier: { high: 'Q', cite: '004:3050-3052' },
  showdown: {
    qualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '004:3079-3081' },
        play: { outcome: 'win', pays: '1:1', cite: '004:3079-3081' },
      },
      equal: {
        ante: { outcome: 'push', cite: '004:3085-3086' },
        play: { outcome: 'push', cite: '004:3085-3086' },
      },
      lower: {
        ante: { outcome: 'lose', cite: '004:3082-3083' },
        play: { outcome: 'lose', cite: '004:3082-3083' },
      },
    },
    unqualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '004:3071-3073' },
        play: { outcome: 'push', cite: '004:3058-3059' },
      },
      equal: {
        ante: unlessHigher,
        play: { outcome: 'push', cite: '004:3058-3059' },
      },
      lower: {
        ante: unlessHigher,
        play: { outcome: 'push', cite: '004:3058-3059' },
      },
    },
  },
  pairPlus: {
    pays: [
      { hand: 'Mini royal flush', pays: '200:1', cite: '004:3126' },
      { hand: 'Straight flush', pays: '40:1', cite: '004:3127' },
      { hand: 'Three of a kind', pays: '30:1', cite: '004:3128' },
      { hand: 'Straight', pays: '6:1', cite: '004:3129' },
      { hand: 'Flush', pays: '3:1', cite: '004:3130' },
      { hand: 'Pair', pays: '1:1', cite: '004:3131' },
    ],
    loses: '004:3108-3110',
  },
  sixCard: {
    pays: [
      { hand: 'Royal flush', pays: '1000:1', cite: '004:3173' },
      { hand: 'Straight flush', pays: '200:1', cite: '004:3175' },
      { hand: 'Four of a kind', pays: '100:1', cite: '004:3176' },
      { hand: 'Full house', pays: '20:1', cite: '004:3178' },
      { hand: 'Flush', pays: '15:1', cite: '004:3179' },
      { hand: 'Straight', pays: '9:1', cite: '004:3181' },
      { hand: 'Three of a kind', pays: '8:1', cite: '004:3182' },
    ],
    loses: '004:3154-3155',
  },
  settle: {
    first: { by: 'left-of-bank', cite: '004:3019-3020' },
    direction: 'clockwise',
    order: 'by-seat',
    // The 6 Card Bonus is not in the printed list; the sister filings settle it last.
    wagers: ['ante', 'play', 'pair-plus', '6-card-bonus'],
    cite: '004:3020-3022',
  },
  backLine: { most: 0, cite: '004:2974' },
  bank: { rounds: 2, cite: '004:2855-2856' },
  readings: [
    ...bankedReadings('004:2852-2855, 3022-3023, 3091-3092'),
    sweepReading('by-seat', '004:3020-3022'),
    otherCircles,
    earlySettlement('004:3046-3048'),
    {
      name: 'unqualifiedAnte',
      default: 'pays',
      others: ['higher-only'],
      why: sayOfBanked('three-card-why-unqualified-ante'),
      cite: '004:3068-3073, 000:402',
    },
  ],
  incidents: [...faceDownIncidents, wagerTouched('004:2986-2987'), misreadHand('004:3088-3090')],
}
