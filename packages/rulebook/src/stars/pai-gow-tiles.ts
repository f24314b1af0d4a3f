import { bankedReadings, faceDownIncidents, type TilesRules, wagerTouched } from '@cardroom/engine'
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
    { hands: 'Supreme pair: Gee Joon (4-2 and 2-1)', cite: '003:1851-1854' },
    {
      hands:
        'Matched pairs: Teen 6-6, Dey 1-1, Yun 4-4, Gor 3-1, Mooy 5-5, Chong 3-3, Bon 2-2, Foo 6-5, Ping 6-4, Tit 6-1, Look 5-1',
      cite: '003:1856, 1884-1898',
    },
    {
      hands: 'Mixed pairs: nines 6-3 5-4, eights 6-2 5-3, sevens 5-2 4-3, fives 4-1 3-2',
      cite: '003:1860-1870',
    },
    { hands: 'Wong: Teen or Dey with a nine', cite: '003:1872' },
    { hands: 'Gong: Teen or Dey with an eight', cite: '003:1876' },
    {
      hands:
        'Points: the last digit of the spots, of equal points the higher tile; nothing against nothing is the player-dealer’s',
      cite: '003:1831-1835, 1880',
    },
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
    ...bankedReadings,
    {
      name: 'buttonPassedTo',
      default: 'house-dealers-right',
      others: ['left-of-bank'],
      why: 'When the dice name the player-dealer, the player at the house dealer’s right gets the button; elsewhere it is the player-dealer’s left.',
      cite: '003:1928, 872',
    },
    {
      name: 'geeJoon',
      default: 'three-or-six',
      others: ['as-spotted'],
      why: 'The two tiles of the supreme pair may each count three or six; only then does the printed split make sense.',
      cite: '003:1907',
    },
  ],
  incidents: [...faceDownIncidents, wagerTouched('003:1920'), houseWayMisplayed],
  glossary: [copy('003:1835')],
}
