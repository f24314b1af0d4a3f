import { bankedReadings, forfeitOrder, foulBackLine, secondHand } from '@cardroom/engine/banked'
import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import { sayOfBanked } from '../banked/sentences.ts'
import { houseWay } from '../cameo/fortune-pai-gow-house-way.ts'
import { copy, kumKum } from '../glossary/words.ts'
import { bankFoul, wheelReading } from '../pai-gow/readings.ts'
import { doubleHandIncidents } from './incidents/double-hand.ts'
import { jackpot } from './jackpot.ts'

export const doubleHandPoker: PaiGowPokerRules = {
  id: 'comstock/double-hand-poker',
  name: 'Double Hand Poker',
  family: 'pai-gow',
  number: 'GEGA-001958',
  source: ['003:490-535', '003:537-582'],
  seats: { places: 7, cite: '003:494' },
  decks: { from: 1, to: 1, jokers: 1, cite: '003:492' },
  joker: { is: 'bug', cite: '003:492' },
  wagers: [{ on: 'base', name: 'Wager', kind: 'base', must: true, cite: '003:502' }],
  step: { cents: 500, cite: '003:522' },
  hands: { cite: '003:498' },
  deal: {
    order: 'back-and-forth',
    others: { 'left-to-right': 'left-to-right' },
    cite: '003:496',
  },
  setting: {
    players: { houseWay: false, cite: '003:496, 532' },
    bank: { by: 'player-dealer', when: 'last', cite: '003:508, 528' },
    largestWager: { cite: '003:507' },
  },
  foul: { cite: '003:510, 527' },
  // No chart is filed: this one is what a house dealer might advise when asked.
  houseWay: { chart: houseWay, cite: '003:532' },
  showdown: {
    wins: { pays: '1:1', cite: '003:498' },
    pushes: { cite: '003:498' },
    loses: { cite: '003:498' },
    copy: { cite: '003:529' },
  },
  settle: {
    first: { by: 'dice', bankAt: [1, 8, 15], passedTo: 'left-of-bank', cite: '003:496, 872' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['base'],
    cite: '003:505',
  },
  kumKum: { cite: '003:523' },
  backLine: { most: 'any', cite: '003:507' },
  circles: { others: 'open', seesOne: '003:516', cite: '003:516' },
  bank: { rounds: 2, wageredBefore: true, cite: '003:498, 518-519' },
  readings: [
    ...bankedReadings('003:513, 521, 527'),
    secondHand('003:516'),
    foulBackLine('003:513'),
    forfeitOrder('003:513, 521, 527'),
    jackpot,
    bankFoul('003:509'),
    wheelReading('003:498'),
    {
      name: 'deal',
      default: 'back-and-forth',
      others: ['left-to-right'],
      why: sayOfBanked('double-hand-why-deal'),
      cite: '003:496, 869',
    },
  ],
  incidents: doubleHandIncidents,
  glossary: [copy('003:529'), kumKum('003:523')],
}
