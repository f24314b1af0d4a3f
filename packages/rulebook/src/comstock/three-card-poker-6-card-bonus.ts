import {
  bankedReadings,
  earlySettlement,
  faceDownIncidents,
  misreadHand,
  otherCircles,
  suitedWheel,
  type ThreeCardRules,
  wagerTouched,
} from '@cardroom/engine/banked'
import { sweepReading } from '../banked/sweep.ts'
import { action, boxedCard, qualifier, totalTableAction } from '../glossary/words.ts'

export const threeCardPoker6CardBonus: ThreeCardRules = {
  id: 'comstock/three-card-poker-6-card-bonus',
  name: 'Three Card Poker 6 Card Bonus',
  family: 'three-card',
  number: 'GEGA-003670',
  owner: 'ShuffleMaster Inc.',
  source: ['003:624-825'],
  seats: { places: 8, cite: '003:634, 649' },
  decks: { from: 1, to: 1, cite: '003:654-655' },
  supply: { from: 'two-decks', cite: '003:655-662' },
  wagers: [
    { on: 'ante', name: 'Ante', kind: 'base', must: true, cite: '003:640, 682' },
    { on: 'play', name: 'Play', kind: 'later', cite: '003:641, 682' },
    {
      on: 'pair-plus',
      name: 'Pair Plus',
      kind: 'bonus',
      needs: ['ante'],
      cite: '003:642, 686, 728',
    },
    { on: '6-card-bonus', name: '6 Card Bonus', kind: 'bonus', needs: ['ante'], cite: '003:643, 686, 751' },
  ],
  hands: { cite: '003:667-676' },
  deal: { cite: '003:693' },
  exposed: { cite: '003:693' },
  decision: { cite: '003:700' },
  fold: {
    forfeits: [
      { on: 'ante', cite: '003:700' },
      { on: 'pair-plus', cite: '003:701' },
    ],
    keeps: [{ on: '6-card-bonus', cite: '003:702, 761' }],
  },
  qualifier: { high: 'Q', cite: '003:707' },
  showdown: {
    qualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '003:711' },
        play: { outcome: 'win', pays: '1:1', cite: '003:711' },
      },
      equal: {
        ante: { outcome: 'push', cite: '003:713' },
        play: { outcome: 'push', cite: '003:713' },
      },
      lower: {
        ante: { outcome: 'lose', cite: '003:712' },
        play: { outcome: 'lose', cite: '003:712' },
      },
    },
    unqualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '003:709' },
        play: { outcome: 'push', cite: '003:708' },
      },
      equal: {
        ante: { outcome: 'win', pays: '1:1', cite: '003:709' },
        play: { outcome: 'push', cite: '003:708' },
      },
      lower: {
        ante: { outcome: 'win', pays: '1:1', cite: '003:709' },
        play: { outcome: 'push', cite: '003:708' },
      },
    },
  },
  pairPlus: {
    pays: [
      { hand: 'Mini royal flush', pays: '200:1', cite: '003:740' },
      { hand: 'Straight flush', pays: '40:1', cite: '003:741' },
      { hand: 'Three of a kind', pays: '30:1', cite: '003:742' },
      { hand: 'Straight', pays: '6:1', cite: '003:743' },
      { hand: 'Flush', pays: '3:1', cite: '003:744' },
      { hand: 'Pair', pays: '1:1', cite: '003:745' },
    ],
    loses: '003:733',
  },
  sixCard: {
    pays: [
      { hand: 'Royal flush', pays: '1000:1', cite: '003:766' },
      { hand: 'Straight flush', pays: '200:1', cite: '003:767' },
      { hand: 'Four of a kind', pays: '50:1', cite: '003:768' },
      { hand: 'Full house', pays: '25:1', cite: '003:769' },
      { hand: 'Flush', pays: '20:1', cite: '003:770' },
      { hand: 'Straight', pays: '10:1', cite: '003:771' },
      { hand: 'Three of a kind', pays: '5:1', cite: '003:772' },
    ],
    loses: '003:759',
  },
  settle: {
    first: { by: 'left-of-bank', cite: '003:716' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['ante', 'play', 'pair-plus', '6-card-bonus'],
    cite: '003:716',
  },
  backLine: { most: 'any', cite: '003:687' },
  bank: { rounds: 2, cite: '003:630' },
  readings: [
    ...bankedReadings('003:628, 716-718'),
    sweepReading('by-seat', '003:716'),
    otherCircles,
    earlySettlement('003:706'),
    suitedWheel('003:671, 673'),
  ],
  incidents: [...faceDownIncidents, wagerTouched('003:681'), misreadHand('003:715')],
  glossary: [
    action('003:776'),
    boxedCard('003:782'),
    qualifier('003:792'),
    totalTableAction('003:803, 2511'),
  ],
}
