import {
  bankedReadings,
  bonusOnFoul,
  faceDownIncidents,
  foulBackLine,
  otherCircles,
} from '@cardroom/engine/banked'
import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import { sayOfBanked } from '../banked/sentences.ts'
import { sweepReading } from '../banked/sweep.ts'
import { copy } from '../glossary/words.ts'
import { foulSetting, houseWayMisplayed } from '../pai-gow/incidents.ts'
import { bankFoul, envyHand, fortuneJoker, royalMatchJoker } from '../pai-gow/readings.ts'
import { houseWay } from './face-up-pai-gow-house-way.ts'

export const faceUpPaiGowPoker: PaiGowPokerRules = {
  id: 'stars/face-up-pai-gow-poker',
  name: 'Face Up Pai Gow Poker',
  family: 'pai-gow',
  source: ['003:3029-3361'],
  seats: { places: 7, cite: '003:3069' },
  decks: { from: 1, to: 1, jokers: 1, cite: '003:3041' },
  joker: { is: 'bug', cite: '003:3045' },
  wagers: [
    { on: 'base', name: 'Base game wager', kind: 'base', must: true, cite: '003:3077' },
    { on: 'ace-high', name: 'Ace-High Bonus Bet', kind: 'bonus', needs: ['base'], cite: '003:3235' },
    { on: 'fortune', name: 'Fortune Bonus Bet', kind: 'bonus', needs: ['base'], cite: '003:3190-3192' },
    { on: 'envy', name: 'Envy Bonus', kind: 'later', cite: '003:3218' },
  ],
  hands: { cite: '003:3051-3065' },
  deal: {
    order: 'back-and-forth',
    others: { shuffler: 'hand-by-hand' },
    cite: '003:3084-3098',
  },
  setting: {
    players: { houseWay: true, cite: '003:3103-3109' },
    bank: { by: 'player-dealer', houseWay: true, when: 'first', cite: '003:3099-3102' },
  },
  foul: { cite: '003:3109' },
  houseWay: { chart: houseWay, cite: '003:3116-3166' },
  showdown: {
    wins: { pays: '1:1', cite: '003:3077, 3172' },
    pushes: { cite: '003:3174' },
    loses: { cite: '003:3173' },
    copy: { cite: '003:3176' },
  },
  aceHighPush: { cite: '003:3100, 3175' },
  aceHigh: {
    both: { pays: '40:1', cite: '003:3248' },
    withJoker: { pays: '15:1', cite: '003:3249' },
    withoutJoker: { pays: '5:1', cite: '003:3250' },
    loses: '003:3239',
  },
  fortune: {
    pays: [
      { hand: 'Seven-card straight flush, no joker', pays: '2500:1', envy: 100_000, cite: '003:3201' },
      { hand: 'Royal flush and royal match', pays: '1000:1', envy: 25_000, cite: '003:3202' },
      { hand: 'Seven-card straight flush with joker', pays: '750:1', envy: 10_000, cite: '003:3203' },
      { hand: 'Five aces', pays: '250:1', envy: 5000, cite: '003:3204' },
      { hand: 'Royal flush', pays: '125:1', envy: 2500, cite: '003:3205' },
      { hand: 'Straight flush', pays: '50:1', envy: 1000, cite: '003:3206' },
      { hand: 'Four of a kind', pays: '25:1', envy: 500, cite: '003:3207' },
      { hand: 'Full house', pays: '5:1', cite: '003:3208' },
      { hand: 'Flush', pays: '4:1', cite: '003:3209' },
      { hand: 'Three of a kind', pays: '3:1', cite: '003:3213' },
      { hand: 'Straight', pays: '2:1', cite: '003:3214' },
    ],
    loses: '003:3193',
    envy: { least: 500, buttons: 'seated', cite: '003:3218, 3221' },
  },
  settle: {
    first: { by: 'dice', bankAt: [1, 8, 15], passedTo: 'left-of-bank', cite: '003:3090, 3096' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['ace-high', 'base', 'fortune', 'envy'],
    cite: '003:3112-3113',
  },
  providers: '003:3081',
  backLine: { most: 'any', cite: '003:3082' },
  bank: { rounds: 2, cite: '003:3033' },
  readings: [
    ...bankedReadings('003:3033, 3113'),
    sweepReading('by-seat', '003:3113'),
    otherCircles,
    bonusOnFoul('003:3194'),
    foulBackLine('003:3109'),
    bankFoul('003:3099'),
    fortuneJoker('bug', '003:3045'),
    envyHand('with-fortune', '003:3218, 3222, 3178'),
    royalMatchJoker('003:3202'),
    {
      name: 'deal',
      default: 'by-hand',
      others: ['shuffler'],
      why: sayOfBanked('face-up-why-deal'),
      cite: '003:3084, 3094-3098',
    },
  ],
  incidents: [
    ...faceDownIncidents,
    foulSetting('003:3109'),
    houseWayMisplayed,
    {
      name: 'stub-count',
      written: 'ruling',
      when: 'before-any-decision',
      then: 'misdeal',
      says: {
        when: sayOfBanked('pai-gow-when-stub-count'),
        then: sayOfBanked('pai-gow-then-misdeal-not-printed'),
      },
      cite: '003:3093, 3098',
    },
  ],
  glossary: [copy('003:3176')],
}
