import {
  bankedReadings,
  bonusOnFoul,
  faceDownIncidents,
  foulBackLine,
  otherCircles,
  shufflerFailure,
} from '@cardroom/engine/banked'
import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import { sayOfBanked } from '../banked/sentences.ts'
import { sweepReading } from '../banked/sweep.ts'
import { actionButton, actionPile } from '../glossary/words.ts'
import { foulSetting, houseWayMisplayed } from '../pai-gow/incidents.ts'
import { bankFoul, envyHand, fortuneJoker, royalMatchJoker, wheelReading } from '../pai-gow/readings.ts'
import { houseWay } from './fortune-pai-gow-house-way.ts'

export const fortunePaiGowPoker: PaiGowPokerRules = {
  id: 'towers/fortune-pai-gow-poker',
  name: 'Pai Gow Poker with Fortune & Envy Bonus',
  family: 'pai-gow',
  source: ['002:888-1073'],
  seats: { places: 7, cite: '002:898, 968' },
  decks: { from: 1, to: 1, jokers: 1, cite: '002:902' },
  joker: { is: 'bug', cite: '002:902' },
  wagers: [
    { on: 'base', name: 'Pai Gow Poker wager', kind: 'base', must: true, cite: '002:926' },
    { on: 'fortune', name: 'Fortune Bonus Bet', kind: 'bonus', needs: ['base'], cite: '002:982-986' },
    { on: 'envy', name: 'Envy Bonus', kind: 'later', cite: '002:982' },
  ],
  hands: { cite: '002:904-920' },
  deal: {
    order: 'left-to-right',
    others: { 'back-and-forth': 'back-and-forth' },
    cite: '002:930-931',
  },
  setting: {
    players: { houseWay: true, cite: '002:944, 1026, 1031' },
    bank: { by: 'player-dealer', houseWay: true, when: 'last', cite: '002:945, 1026, 1031' },
  },
  foul: { loses: '001:559', cite: '002:944' },
  houseWay: { chart: houseWay, cite: '002:1031-1061' },
  showdown: {
    wins: { pays: '1:1', cite: '002:947, 949' },
    pushes: { cite: '002:947' },
    loses: { cite: '002:948-949' },
    copy: { cite: '002:947-948' },
  },
  fortune: {
    pays: [
      { hand: 'Seven-card straight flush, no joker', pays: '2500:1', envy: 100_000, cite: '002:999' },
      { hand: 'Royal flush and royal match', pays: '1000:1', envy: 75_000, cite: '002:1000' },
      { hand: 'Seven-card straight flush with joker', pays: '750:1', envy: 25_000, cite: '002:1001-1002' },
      { hand: 'Five aces', pays: '250:1', envy: 10_000, cite: '002:1003' },
      { hand: 'Royal flush', pays: '125:1', envy: 5000, cite: '002:1004' },
      { hand: 'Straight flush', pays: '50:1', envy: 2000, cite: '002:1005' },
      { hand: 'Four of a kind', pays: '25:1', envy: 500, cite: '002:1006' },
      { hand: 'Full house', pays: '5:1', cite: '002:1007' },
      { hand: 'Flush', pays: '4:1', cite: '002:1008' },
      { hand: 'Three of a kind', pays: '3:1', cite: '002:1009' },
      { hand: 'Straight', pays: '2:1', cite: '002:1010' },
    ],
    loses: '002:954',
    envy: { least: 500, buttons: 'everybody', cite: '002:982-984' },
  },
  settle: {
    first: { by: 'dice', bankAt: [1, 8, 15], passedTo: 'left-of-bank', cite: '002:932, 940' },
    direction: 'clockwise',
    order: 'by-wager',
    wagers: ['base', 'fortune', 'envy'],
    last: ['envy'],
    cite: '002:956, 993',
  },
  backLine: { most: 'any', cite: '002:984' },
  bank: { rounds: 2, button: { turns: false, cite: '002:964' }, cite: '002:964' },
  readings: [
    ...bankedReadings('002:926, 964, 992'),
    sweepReading('by-wager', '002:946-955, 993'),
    otherCircles,
    bonusOnFoul('002:987'),
    foulBackLine('002:944'),
    bankFoul('002:945'),
    fortuneJoker('bug', '002:902, 1027'),
    envyHand('any', '002:957'),
    royalMatchJoker('002:1000'),
    wheelReading('002:904, 916'),
    {
      name: 'deal',
      default: 'left-to-right',
      others: ['back-and-forth'],
      why: sayOfBanked('fortune-why-deal'),
      cite: '002:930',
    },
  ],
  incidents: [...faceDownIncidents, foulSetting('002:944'), shufflerFailure('002:972'), houseWayMisplayed],
  glossary: [actionPile('002:1020'), actionButton('002:1021')],
}
