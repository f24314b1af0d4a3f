import {
  type BaccaratEvent,
  type BaccaratRules,
  bankedIncidents,
  bankedReadings,
  otherCircles,
  shoeReadings,
  wagerTouched,
} from '@cardroom/engine/banked'
import { bankerChart, bankerWins, playerWins, tie } from '../banked/baccarat.ts'
import { sweepReading } from '../banked/sweep.ts'
import { baccaratValues, totalTableAction } from '../glossary/words.ts'

const rabbit: BaccaratEvent = { winner: 'player', with: { total: 7, cards: 3 } }
const tripleRabbit: BaccaratEvent = { ...rabbit, over: { total: 0 } }
const tiger: BaccaratEvent = { winner: 'banker', with: { total: 8, cards: 3 } }
const tripleTiger: BaccaratEvent = { ...tiger, over: { total: 0 } }
const monkey: BaccaratEvent = { winner: 'nobody', with: { total: 0 } }

export const zooBac: BaccaratRules = {
  id: 'stars/zoobac',
  name: 'ZooBac',
  family: 'baccarat',
  number: 'GEGA-004397',
  owner: 'Lessinger Gaming, LLC',
  source: ['003:1643-1813'],
  seats: { places: 12, cite: '003:1663' },
  decks: { from: 4, to: 8, cite: '003:1655' },
  supply: { from: 'shoe', cite: '003:1655, 1813' },
  wagers: [
    {
      on: 'player',
      name: 'Player',
      kind: 'base',
      cite: '003:1667',
      wins: [{ when: playerWins, pays: '1:1', cite: '003:1700' }],
      loses: { cite: '003:1700' },
      pushes: [{ when: tie, cite: '003:1700' }],
    },
    {
      on: 'banker',
      name: 'Banker',
      kind: 'base',
      cite: '003:1667',
      wins: [{ when: bankerWins, pays: '1:1', cite: '003:1702' }],
      loses: { cite: '003:1702' },
      pushes: [
        { when: tie, cite: '003:1702' },
        { when: tiger, cite: '003:1702' },
      ],
    },
    {
      on: 'tie',
      name: 'Tie',
      kind: 'base',
      noCollection: true,
      cite: '003:1667',
      wins: [{ when: tie, pays: '9:1', cite: '003:1704' }],
      loses: { cite: '003:1704' },
    },
    {
      on: 'rabbit',
      name: 'Rabbit',
      kind: 'bonus',
      cite: '003:1667',
      wins: [
        { when: tripleRabbit, pays: '75:1', cite: '003:1706' },
        { when: rabbit, pays: '25:1', cite: '003:1706' },
      ],
      loses: { cite: '003:1706' },
    },
    {
      on: 'tiger',
      name: 'Tiger',
      kind: 'bonus',
      cite: '003:1667',
      wins: [
        { when: tripleTiger, pays: '75:1', cite: '003:1708' },
        { when: tiger, pays: '25:1', cite: '003:1708' },
      ],
      loses: { cite: '003:1708' },
    },
    {
      on: 'monkey',
      name: 'Monkey',
      kind: 'bonus',
      cite: '003:1667',
      wins: [{ when: monkey, pays: '150:1', cite: '003:1710' }],
      loses: { cite: '003:1710' },
    },
    {
      on: 'zoo',
      name: 'Zoo',
      kind: 'bonus',
      cite: '003:1667',
      wins: [
        { when: tripleRabbit, pays: '30:1', cite: '003:1712' },
        { when: rabbit, pays: '10:1', cite: '003:1712' },
        { when: tripleTiger, pays: '30:1', cite: '003:1712' },
        { when: tiger, pays: '10:1', cite: '003:1712' },
        { when: monkey, pays: '30:1', cite: '003:1712' },
      ],
      loses: { cite: '003:1712' },
    },
  ],
  deal: { cite: '003:1671' },
  chart: {
    natural: { from: 8, cite: '003:1675' },
    playerDraws: { upTo: 5, cite: '003:1677' },
    bankerAlone: { upTo: 5, cite: '003:1679' },
    banker: bankerChart('003', 1683),
  },
  settle: {
    // A count that passes the player-dealer goes on behind it: the print counts from there, not through it.
    first: {
      by: 'card',
      which: 'second-dealt',
      from: 'left-of-bank',
      countsBank: false,
      ace: 1,
      faces: 'ten',
      cite: '003:1692',
    },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['player', 'banker', 'tie', 'rabbit', 'tiger', 'monkey', 'zoo'],
    cite: '003:1694',
  },
  backLine: { most: 'any', cite: '003:1663' },
  bank: { rounds: 2, cite: '003:1647' },
  readings: [
    ...bankedReadings('003:1647, 1694'),
    ...shoeReadings,
    otherCircles,
    sweepReading('by-seat', '003:1694'),
  ],
  incidents: [...bankedIncidents, wagerTouched('003:1669')],
  glossary: [baccaratValues('003:1659'), totalTableAction('003:2909')],
}
