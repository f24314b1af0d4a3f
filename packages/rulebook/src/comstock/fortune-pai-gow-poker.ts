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
import { actionButton, actionPile, copy, push } from '../glossary/words.ts'
import { foulSetting, houseWayMisplayed } from '../pai-gow/incidents.ts'
import { envyHand, fortuneJoker } from '../pai-gow/readings.ts'
import { houseWay } from './fortune-pai-gow-house-way.ts'

export const fortunePaiGowPoker: PaiGowPokerRules = {
  id: 'comstock/fortune-pai-gow-poker',
  name: 'Fortune Pai Gow Poker',
  family: 'pai-gow',
  number: 'GEGA-003672',
  source: ['003:829-1033'],
  seats: { places: 7, cite: '003:883, 873' },
  decks: { from: 1, to: 1, jokers: 1, cite: '003:837' },
  joker: { is: 'wild', cite: '003:837-839' },
  wagers: [
    { on: 'base', name: 'Game wager', kind: 'base', must: true, cite: '003:893' },
    { on: 'fortune', name: 'Fortune Bonus Bet', kind: 'bonus', needs: ['base'], cite: '003:971-973' },
    { on: 'envy', name: 'Envy Bonus', kind: 'later', cite: '003:984' },
  ],
  hands: { cite: '003:847-861, 999' },
  deal: { order: 'back-and-forth', cite: '003:865-871' },
  setting: {
    players: { houseWay: false, cite: '003:903-907' },
    bank: { by: 'chart', when: 'last', cite: '003:909' },
  },
  foul: { cite: '003:907' },
  houseWay: { chart: houseWay, cite: '003:911-939' },
  showdown: {
    wins: { pays: '1:1', cite: '003:943' },
    pushes: { cite: '003:945' },
    loses: { cite: '003:944' },
    copy: { cite: '003:949-950' },
  },
  fortune: {
    pays: [
      { hand: 'Seven-card straight flush, no joker', pays: '500:1', envy: 25_000, cite: '003:996' },
      { hand: 'Seven-card straight flush with joker', pays: '500:1', envy: 25_000, cite: '003:997' },
      { hand: 'Five aces', pays: '250:1', envy: 5000, cite: '003:998' },
      { hand: 'Five of a kind', pays: '200:1', envy: 2500, cite: '003:999' },
      { hand: 'Royal flush', pays: '100:1', envy: 1000, cite: '003:1000' },
      { hand: 'Straight flush', pays: '50:1', envy: 500, cite: '003:1001' },
      { hand: 'Four of a kind', pays: '25:1', envy: 500, cite: '003:1002' },
      { hand: 'Full house', pays: '5:1', cite: '003:1003' },
      { hand: 'Flush', pays: '3:1', cite: '003:1004' },
      { hand: 'Straight', pays: '2:1', cite: '003:1005' },
    ],
    loses: '003:974',
    envy: { least: 500, buttons: 'everybody', cite: '003:984-985' },
  },
  settle: {
    first: { by: 'dice', bankAt: [1, 8, 15], passedTo: 'left-of-bank', cite: '003:872' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['base', 'fortune', 'envy'],
    last: ['envy'],
    cite: '003:872, 957',
  },
  backLine: { most: 'any', cite: '003:887' },
  bank: { rounds: 2, button: { turns: false, cite: '003:889' }, cite: '003:889, 963' },
  readings: [
    ...bankedReadings('003:872, 889, 977'),
    sweepReading('by-seat', '003:872'),
    otherCircles,
    bonusOnFoul('003:976'),
    foulBackLine('003:907'),
    fortuneJoker('wild', '003:837, 975'),
    envyHand('with-fortune', '003:984, 986, 958'),
    {
      name: 'envyLeast',
      default: '500',
      others: ['2500'],
      why: sayOfBanked('pai-gow-why-envy-least'),
      cite: '003:833, 893, 984, 1012',
    },
  ],
  incidents: [...faceDownIncidents, foulSetting('003:907'), houseWayMisplayed],
  glossary: [actionPile('003:1009'), actionButton('003:1010'), copy('003:949-950, 1011'), push('003:1016')],
}
