import {
  bankedReadings,
  otherCircles,
  type TilesRules,
  tileIncidents,
  wagerTouched,
} from '@cardroom/engine/banked'
import { sayOfBanked } from '../banked/sentences.ts'
import { copy } from '../glossary/words.ts'
import { houseWayMisplayed } from '../pai-gow/incidents.ts'

export const paiGowTiles: TilesRules = {
  id: 'stars/pai-gow-tiles',
  name: 'Pai Gow Tiles',
  family: 'tiles',
  number: 'GEGA-004486',
  source: ['003:1815-1932'],
  seats: { places: 8, cite: '003:1916' },
  decks: { from: 1, to: 1, tiles: true, cite: '003:1827' },
  wagers: [{ on: 'base', name: 'Base game wager', kind: 'base', must: true, cite: '003:1916' }],
  deal: { direction: 'counter-clockwise', cite: '003:1922' },
  setting: {
    players: { houseWay: true, cite: '003:1922' },
    bank: { by: 'player-dealer', when: 'last', cite: '003:1922' },
  },
  showdown: {
    wins: { pays: '1:1', cite: '003:1932' },
    pushes: { cite: '003:1932' },
    loses: { cite: '003:1932' },
    copy: { cite: '003:1835' },
  },
  // The pictures are lost from the print: the order of the pairs and of the tiles below Foo is the usual one.
  ranks: [
    { hands: 'supreme-pair', cite: '003:1851-1854' },
    { hands: 'matched-pairs', cite: '003:1856, 1884-1898' },
    { hands: 'mixed-pairs', cite: '003:1860-1870' },
    { hands: 'wong', cite: '003:1872' },
    { hands: 'gong', cite: '003:1876' },
    { hands: 'points', cite: '003:1831-1835, 1880' },
  ],
  houseWay: {
    pairs: [
      { pairs: ['Gee Joon'], splits: [{ others: [[6], [4, 5, 6]] }], cite: '003:1907' },
      { pairs: ['Tit', 'seven'], splits: [{ low: 7, beside: ['Teen', 'Dey'] }], cite: '003:1908' },
      { pairs: ['Yun', 'eight'], splits: [{ low: 7 }], cite: '003:1909' },
      { pairs: ['nine'], splits: [{ low: 9 }], cite: '003:1910' },
      { pairs: ['Teen', 'Dey'], splits: [{ low: 6 }, { others: [[9], [11]] }], cite: '003:1911' },
      {
        pairs: ['Gor', 'Mooy', 'Chong', 'Bon', 'Foo', 'Ping', 'Look', 'five'],
        cite: '003:1906, 1912',
      },
    ],
    otherwise: [
      { high: 'wong', cite: '003:1842' },
      { high: 'gong', cite: '003:1843' },
      { high: 'nine with Teen or Dey', cite: '003:1844' },
      { high: 'any', cite: '003:1844-1845' },
    ],
    cite: '003:1904-1912',
  },
  settle: {
    first: { by: 'dice', bankAt: [1, 9, 17], passedTo: 'house-dealers-right', cite: '003:1928' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['base'],
    cite: '003:1932',
  },
  backLine: { most: 'any', cite: '003:1916' },
  bank: { rounds: 2, cite: '003:1819' },
  readings: [
    ...bankedReadings('003:1819, 1932'),
    otherCircles,
    {
      name: 'buttonPassedTo',
      default: 'house-dealers-right',
      others: ['left-of-bank'],
      why: sayOfBanked('tiles-why-button-passed-to'),
      cite: '003:1928, 872',
    },
    {
      name: 'geeJoon',
      default: 'three-or-six',
      others: ['as-spotted'],
      why: sayOfBanked('tiles-why-gee-joon'),
      cite: '003:1907',
    },
  ],
  incidents: [...tileIncidents, wagerTouched('003:1920'), houseWayMisplayed],
  glossary: [copy('003:1835')],
}
