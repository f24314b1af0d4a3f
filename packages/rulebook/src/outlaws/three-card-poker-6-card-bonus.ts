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
import { actionButton, totalTableAction } from '../glossary/words.ts'

export const threeCardPoker6CardBonus: ThreeCardRules = {
  id: 'outlaws/three-card-poker-6-card-bonus',
  name: 'Three Card Poker 6 Card Bonus',
  family: 'three-card',
  number: 'GEGR-002044',
  source: ['000:319-472'],
  seats: { places: 7, cite: '000:362' },
  decks: { from: 1, to: 1, cite: '000:333-335' },
  supply: { from: 'two-decks', cite: '000:335-340' },
  wagers: [
    { on: 'ante', name: 'Ante', kind: 'base', must: true, cite: '000:366, 380' },
    { on: 'play', name: 'Play', kind: 'later', cite: '000:367, 380' },
    { on: 'pair-plus', name: 'Pair Plus', kind: 'bonus', needs: ['ante'], cite: '000:368, 381, 423' },
    { on: '6-card-bonus', name: '6 Card Bonus', kind: 'bonus', needs: ['ante'], cite: '000:369, 381, 446' },
  ],
  hands: { cite: '000:348-358' },
  deal: { cite: '000:387' },
  exposed: { cite: '000:388' },
  decision: { cite: '000:393' },
  fold: {
    forfeits: [
      { on: 'ante', cite: '000:393' },
      { on: 'pair-plus', cite: '000:394' },
    ],
    keeps: [{ on: '6-card-bonus', cite: '000:395' }],
  },
  qualifier: { high: 'Q', cite: '000:397' },
  showdown: {
    qualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '000:409' },
        play: { outcome: 'win', pays: '1:1', cite: '000:409' },
      },
      equal: {
        ante: { outcome: 'push', cite: '000:411' },
        play: { outcome: 'push', cite: '000:411' },
      },
      lower: {
        ante: { outcome: 'lose', cite: '000:410' },
        play: { outcome: 'lose', cite: '000:410' },
      },
    },
    unqualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '000:402' },
        play: { outcome: 'push', cite: '000:406' },
      },
      equal: {
        ante: {
          outcome: 'push',
          cite: '000:402',
          unless: {
            reading: 'unqualifiedTie',
            is: 'pays',
            otherwise: { outcome: 'win', pays: '1:1', cite: '000:402' },
          },
        },
        play: { outcome: 'push', cite: '000:406' },
      },
      lower: {
        ante: { outcome: 'push', cite: '000:402' },
        play: { outcome: 'push', cite: '000:406' },
      },
    },
  },
  pairPlus: {
    pays: [
      { hand: 'Mini royal flush', pays: '200:1', cite: '000:435' },
      { hand: 'Straight flush', pays: '40:1', cite: '000:436' },
      { hand: 'Three of a kind', pays: '30:1', cite: '000:437' },
      { hand: 'Straight', pays: '6:1', cite: '000:438' },
      { hand: 'Flush', pays: '3:1', cite: '000:439' },
      { hand: 'Pair', pays: '1:1', cite: '000:440' },
    ],
    loses: '000:421',
  },
  sixCard: {
    pays: [
      { hand: 'Royal flush', pays: '1000:1', cite: '000:456' },
      { hand: 'Straight flush', pays: '200:1', cite: '000:457' },
      { hand: 'Four of a kind', pays: '50:1', cite: '000:458' },
      { hand: 'Full house', pays: '25:1', cite: '000:459' },
      { hand: 'Flush', pays: '15:1', cite: '000:460' },
      { hand: 'Straight', pays: '10:1', cite: '000:461' },
      { hand: 'Three of a kind', pays: '5:1', cite: '000:462' },
    ],
    loses: '000:444',
  },
  settle: {
    first: {
      by: 'card',
      which: 'open',
      from: 'house-dealers-left',
      countsBank: false,
      ace: 1,
      faces: 'in-order',
      cite: '000:389',
    },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['ante', 'play', 'pair-plus', '6-card-bonus'],
    cite: '000:390, 412',
  },
  providers: '000:377',
  backLine: { most: 0, cite: '000:378' },
  bank: { rounds: 2, button: { turns: false, cite: '000:379' }, cite: '000:323' },
  readings: [
    ...bankedReadings('000:323, 390, 413, 415'),
    sweepReading('by-seat', '000:390, 412'),
    otherCircles,
    earlySettlement('000:396'),
    {
      name: 'unqualifiedTie',
      default: 'push',
      others: ['pays'],
      why: sayOfBanked('three-card-why-unqualified-tie'),
      cite: '000:402',
    },
  ],
  incidents: [...faceDownIncidents, wagerTouched('000:382'), misreadHand('000:414')],
  glossary: [totalTableAction('000:1057'), actionButton('000:389')],
}
