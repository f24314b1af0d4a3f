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
import { actionButton, copy } from '../glossary/words.ts'
import { foulSetting, houseWayMisplayed } from '../pai-gow/incidents.ts'
import { envyHand, fortuneJoker, royalMatchJoker } from '../pai-gow/readings.ts'
import { houseWay } from './fortune-pai-gow-house-way.ts'

export const fortunePaiGowPoker: PaiGowPokerRules = {
  id: 'cameo/fortune-pai-gow-poker',
  name: 'Fortune Pai Gow Poker',
  family: 'pai-gow',
  number: 'GEGR-002103',
  source: ['001:492-710'],
  seats: { places: 7, cite: '001:534' },
  decks: { from: 1, to: 1, jokers: 1, cite: '001:506' },
  joker: { is: 'bug', cite: '001:510' },
  wagers: [
    { on: 'base', name: 'Base game wager', kind: 'base', must: true, cite: '001:541' },
    {
      on: 'fortune',
      name: 'Fortune Bonus Bet',
      kind: 'bonus',
      needs: ['base'],
      least: { cents: 500, cite: '001:666, 895' },
      cite: '001:652',
    },
    { on: 'envy', name: 'Envy Bonus', kind: 'later', cite: '001:670' },
  ],
  hands: { cite: '001:516-530' },
  deal: { order: 'back-and-forth', cite: '001:543-546' },
  setting: {
    players: { houseWay: true, cite: '001:556-561' },
    bank: { by: 'chart', when: 'last', cite: '001:562' },
  },
  foul: { cite: '001:559' },
  houseWay: { chart: houseWay, cite: '001:564-620' },
  showdown: {
    wins: { pays: '1:1', cite: '001:631' },
    pushes: { cite: '001:633' },
    loses: { cite: '001:632' },
    copy: { cite: '001:637' },
  },
  fortune: {
    pays: [
      { hand: 'Seven-card straight flush, no joker', pays: '5000:1', envy: 100_000, cite: '001:687' },
      { hand: 'Royal flush and royal match', pays: '1000:1', envy: 25_000, cite: '001:688' },
      { hand: 'Seven-card straight flush with joker', pays: '750:1', envy: 10_000, cite: '001:689' },
      { hand: 'Five aces', pays: '250:1', envy: 5000, cite: '001:690' },
      { hand: 'Royal flush', pays: '100:1', envy: 2500, cite: '001:691' },
      { hand: 'Straight flush', pays: '50:1', envy: 1000, cite: '001:692' },
      { hand: 'Four of a kind', pays: '20:1', envy: 500, cite: '001:693' },
      { hand: 'Full house', pays: '5:1', cite: '001:694' },
      { hand: 'Flush', pays: '4:1', cite: '001:695' },
      { hand: 'Three of a kind', pays: '3:1', cite: '001:696' },
      { hand: 'Straight', pays: '2:1', cite: '001:697' },
      { hand: 'Three pair', pays: 'push', cite: '001:698' },
    ],
    loses: '001:657',
    envy: { least: 500, buttons: 'everybody', cite: '001:670-672' },
  },
  settle: {
    first: { by: 'dice', bankAt: [1, 8, 15], passedTo: 'left-of-bank', cite: '001:549-554' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['base', 'fortune', 'envy'],
    last: ['envy'],
    cite: '001:624-625, 643',
  },
  providers: '001:539',
  backLine: { most: 'any', cite: '001:540' },
  bank: { rounds: 2, cite: '001:496' },
  readings: [
    ...bankedReadings('001:496, 625'),
    sweepReading('by-seat', '001:625'),
    otherCircles,
    bonusOnFoul('001:660'),
    foulBackLine('001:559'),
    fortuneJoker('bug', '001:510, 658'),
    envyHand('with-fortune', '001:670, 674'),
    royalMatchJoker('001:700'),
  ],
  incidents: [
    ...faceDownIncidents,
    foulSetting('001:559'),
    {
      name: 'house-way-changed',
      written: 'in-the-record',
      then: 'refused',
      says: {
        when: sayOfBanked('pai-gow-when-house-way-changed'),
        then: sayOfBanked('pai-gow-then-setting-stands'),
      },
      cite: '001:560',
    },
    houseWayMisplayed,
  ],
  glossary: [actionButton('001:549-554'), copy('001:637')],
}
