import {
  bankedReadings,
  boardIncidents,
  type LetItRideRules,
  otherCircles,
  wagerTouched,
} from '@cardroom/engine/banked'
import { sayOfBanked } from '../banked/sentences.ts'
import { sweepReading } from '../banked/sweep.ts'

export const letItRideBonus: LetItRideRules = {
  id: 'comstock/let-it-ride-bonus',
  name: 'Let It Ride Bonus',
  family: 'let-it-ride',
  number: 'GEGA-004225',
  owner: 'SHFL Entertainment, Inc.',
  source: ['003:1214-1434'],
  seats: { places: 7, cite: '003:1258' },
  decks: { from: 1, to: 1, cite: '003:1229-1230' },
  supply: { from: 'two-decks', cite: '003:1230-1234' },
  wagers: [
    { on: 'bet-1', name: 'Bet 1', kind: 'base', must: true, cite: '003:1262' },
    { on: 'bet-2', name: 'Bet 2', kind: 'base', must: true, equals: 'bet-1', cite: '003:1263, 1288' },
    { on: 'bet-3', name: 'Bet 3', kind: 'base', must: true, equals: 'bet-1', cite: '003:1285, 1288' },
    { on: '3-card-bonus', name: '3 Card Bonus', kind: 'bonus', needs: ['bet-3'], cite: '003:1353' },
  ],
  hands: { cite: '003:1244-1254' },
  deal: { cite: '003:1302' },
  community: { cite: '003:1307-1308' },
  pulls: [
    { bet: 'bet-1', cite: '003:1312', back: '003:1314' },
    { bet: 'bet-2', cite: '003:1316', back: '003:1318' },
  ],
  opening: { cite: '003:1325' },
  leastPair: { rank: 'T', cite: '003:1222-1224' },
  base: {
    pays: [
      { hand: 'Royal flush', pays: '1000:1', cite: '003:1339' },
      { hand: 'Straight flush', pays: '200:1', cite: '003:1340' },
      { hand: 'Four of a kind', pays: '50:1', cite: '003:1341' },
      { hand: 'Full house', pays: '11:1', cite: '003:1342' },
      { hand: 'Flush', pays: '8:1', cite: '003:1343' },
      { hand: 'Straight', pays: '5:1', cite: '003:1344' },
      { hand: 'Three of a kind', pays: '3:1', cite: '003:1345' },
      { hand: 'Two pair', pays: '2:1', cite: '003:1346' },
      { hand: 'Winning pair', pays: '1:1', cite: '003:1347' },
    ],
    loses: '003:1330',
  },
  otherBases: {
    layout: {
      pays: [
        { hand: 'Royal flush', pays: '500:1', cite: '003:1271' },
        { hand: 'Straight flush', pays: '100:1', cite: '003:1272' },
        { hand: 'Four of a kind', pays: '25:1', cite: '003:1273' },
        { hand: 'Full house', pays: '15:1', cite: '003:1274' },
        { hand: 'Flush', pays: '10:1', cite: '003:1275' },
        { hand: 'Straight', pays: '5:1', cite: '003:1276' },
        { hand: 'Three of a kind', pays: '3:1', cite: '003:1277' },
        { hand: 'Two pair', pays: '2:1', cite: '003:1278' },
        { hand: 'Winning pair', pays: '1:1', cite: '003:1279' },
      ],
      loses: '003:1330',
    },
  },
  threeCard: {
    pays: [
      { hand: 'Mini royal flush', pays: '50:1', cite: '003:1363' },
      { hand: 'Straight flush', pays: '40:1', cite: '003:1364' },
      { hand: 'Three of a kind', pays: '30:1', cite: '003:1365' },
      { hand: 'Straight', pays: '6:1', cite: '003:1366' },
      { hand: 'Flush', pays: '4:1', cite: '003:1367' },
      { hand: 'Pair', pays: '1:1', cite: '003:1368' },
    ],
    loses: '003:1358',
  },
  settle: {
    first: { by: 'left-of-bank', cite: '003:1292' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['3-card-bonus', 'bet-1', 'bet-2', 'bet-3'],
    cite: '003:1294',
  },
  backLine: { most: 0, cite: '003:1258' },
  bank: { rounds: 2, cite: '003:1218' },
  readings: [
    ...bankedReadings('003:1218, 1294, 1331'),
    sweepReading('by-seat', '003:1294, 1357, 1360'),
    otherCircles,
    {
      name: 'basePays',
      default: 'lirx-01',
      others: ['layout'],
      why: sayOfBanked('let-it-ride-why-base-pays'),
      cite: '003:1271-1279, 1337-1347',
    },
  ],
  incidents: [...boardIncidents, wagerTouched('003:1301')],
}
