import {
  bankedReadings,
  bonusOnFoul,
  faceDownIncidents,
  foulBackLine,
  otherCircles,
} from '@cardroom/engine/banked'
import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import { sweepReading } from '../banked/sweep.ts'
import { houseWay } from '../comstock/fortune-pai-gow-house-way.ts'
import { actionButton, actionPile, copy } from '../glossary/words.ts'
import { foulSetting, houseWayMisplayed } from '../pai-gow/incidents.ts'
import { envyHand, fortuneJoker } from '../pai-gow/readings.ts'

export const fortunePaiGowPoker: PaiGowPokerRules = {
  id: 'players/fortune-pai-gow-poker',
  name: 'Fortune Pai Gow Poker',
  family: 'pai-gow',
  number: 'GEGA-004020',
  source: ['004:1000-1454'],
  seats: { places: 7, larger: '004:1178-1180', cite: '004:1177-1180' },
  decks: { from: 1, to: 1, jokers: 1, cite: '004:1019-1020' },
  joker: { is: 'wild', cite: '004:1020, 1023-1024' },
  wagers: [
    { on: 'base', name: 'Game wager', kind: 'base', must: true, cite: '004:1205' },
    {
      on: 'fortune',
      name: 'Fortune Bonus Bet',
      kind: 'bonus',
      needs: ['base'],
      cite: '004:1316-1327',
    },
    { on: 'envy', name: 'Envy Bonus', kind: 'later', cite: '004:1363-1369' },
  ],
  hands: { cite: '004:1061-1120, 1414' },
  deal: { order: 'back-and-forth', cite: '004:1124-1137' },
  setting: {
    players: { houseWay: false, cite: '004:1223-1227' },
    bank: { by: 'chart', when: 'last', cite: '004:1228-1229' },
  },
  foul: { cite: '004:1225-1227, 001:559' },
  // The chart is lost from this filing (004:1228-1229); the same text at Comstock has it.
  houseWay: { chart: houseWay, cite: '003:911-939' },
  showdown: {
    wins: { pays: '1:1', cite: '004:1240-1243' },
    pushes: { cite: '004:1249-1253' },
    loses: { cite: '004:1245-1247' },
    copy: { cite: '004:1255-1256' },
  },
  fortune: {
    pays: [
      { hand: 'Seven-card straight flush, no joker', pays: '8000:1', envy: 500_000, cite: '004:1409' },
      { hand: 'Seven-card straight flush with joker', pays: '2000:1', envy: 100_000, cite: '004:1411' },
      { hand: 'Five aces', pays: '1000:1', envy: 50_000, cite: '004:1412' },
      { hand: 'Five of a kind', pays: '400:1', envy: 25_000, cite: '004:1414' },
      { hand: 'Royal flush', pays: '150:1', envy: 5000, cite: '004:1415' },
      { hand: 'Straight flush', pays: '50:1', envy: 2000, cite: '004:1417' },
      { hand: 'Four of a kind', pays: '25:1', envy: 500, cite: '004:1418' },
      { hand: 'Full house', pays: '5:1', cite: '004:1419' },
      { hand: 'Flush', pays: '4:1', cite: '004:1421' },
      { hand: 'Straight', pays: '3:1', cite: '004:1422' },
    ],
    loses: '004:1335-1336',
    envy: { least: 500, buttons: 'everybody', cite: '004:1363-1373' },
  },
  settle: {
    first: { by: 'dice', bankAt: [1, 8, 15], passedTo: 'left-of-bank', cite: '004:1140-1147' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['base', 'fortune', 'envy'],
    last: ['envy'],
    cite: '004:1148-1153, 1283',
  },
  backLine: { most: 'any', cite: '004:1184' },
  bank: { rounds: 2, button: { turns: false, cite: '004:1188-1190' }, cite: '004:1187-1188, 1302-1305' },
  readings: [
    ...bankedReadings('004:1151-1153, 1190-1194'),
    sweepReading('by-seat', '004:1149-1151'),
    otherCircles,
    bonusOnFoul('004:1345-1346'),
    foulBackLine('004:1225-1227'),
    fortuneJoker('wild', '004:1020, 1023-1024, 1341-1342'),
    envyHand('with-fortune', '004:1363-1367, 1377-1379, 1284-1286'),
  ],
  incidents: [...faceDownIncidents, foulSetting('004:1225-1227'), houseWayMisplayed],
  glossary: [actionPile('004:1424-1426'), actionButton('004:1428-1429'), copy('004:1255-1256, 1433-1435')],
}
