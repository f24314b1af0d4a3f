import { bankedIncidents, bankedReadings, otherCircles, supplyReading } from '@cardroom/engine/banked'
import { type BlackjackRules, bankSoft18, insuredNatural } from '@cardroom/engine/blackjack'
import { say } from '../banked/sentences.ts'
import { sweepReading } from '../banked/sweep.ts'
import { blackjackValues, bonusCard } from '../glossary/words.ts'

export const blackjack50: BlackjackRules = {
  id: 'players/21st-century-blackjack-5-0',
  name: '21st Century Blackjack 5.0',
  family: 'blackjack',
  number: 'GEGA-002526',
  source: ['004:1970-2502'],
  seats: { places: 8, cite: '004:1978' },
  decks: { from: 1, to: 8, toCite: 'practice', cite: '004:1976-1977' },
  supply: { from: 'shoe', cite: '004:1977' },
  wagers: [
    { on: 'base', name: 'Game wager', kind: 'base', must: true, cite: '004:2046' },
    { on: 'buster', name: 'Buster Blackjack', kind: 'bonus', needs: ['base'], cite: '004:2047-2050' },
    { on: 'double', name: 'Double-down', kind: 'later', cite: '004:2180-2183' },
    { on: 'split', name: 'Split', kind: 'later', cite: '004:2185-2188' },
    { on: 'insurance', name: 'Insurance', kind: 'later', cite: '004:2201-2203' },
  ],
  ranked: { downTo: 17, cite: '004:2017-2037' },
  deal: { from: 'house-dealers-left', hands: 1, bank: 'turned-after-the-deal', cite: '004:2052-2060' },
  turns: { from: 'house-dealers-left', cite: '004:2064-2066' },
  natural: { name: 'Natural', of: 'ace-and-ten', points: 21.5, cite: '004:1991-1998' },
  over: { above: 21, cite: '004:2106-2108' },
  check: { under: 'ace-or-ten', cite: '004:2060-2062' },
  insurance: {
    amount: 'up-to-half',
    pays: '2:1',
    ofNatural: 'pays',
    cite: '004:2201-2203',
    wins: '004:2205-2206',
    loses: '004:2206-2207',
  },
  chart: {
    player: {
      mustStand: { hard: 21, soft: 21, cite: '004:2074' },
      mustHit: { upTo: 11, cite: '004:2074' },
    },
    bank: { hard: 16, soft: 17, cite: '004:2084' },
  },
  double: { amount: 'up-to-wager', onMustStand: false, again: 0, cite: '004:2180-2183' },
  split: {
    tens: 'any',
    hands: 4,
    aces: { hands: 4, cards: 'one', cite: '004:2189-2198' },
    natural: 'never',
    cite: '004:2185-2188',
  },
  surrender: { when: 'any-time', from: 12, onMustStand: false, cite: '004:2209-2211' },
  verdicts: [
    { when: ['player natural', 'bank natural'], outcome: 'push', cite: '004:2111-2112' },
    { when: ['bank natural'], outcome: 'lose', cite: '004:2018-2026' },
    { when: ['player natural'], outcome: 'win', pays: '6:5', cite: '004:2101-2104' },
    {
      when: ['player over', 'bank over', 'player 23 to 25 in three cards', 'player lower'],
      outcome: 'push',
      cite: '004:2136-2140',
    },
    { when: ['player over', 'bank over'], outcome: 'lose', cite: '004:2131-2134' },
    { when: ['player over'], outcome: 'lose', cite: '004:2106-2109' },
    { when: ['bank over'], outcome: 'win', pays: '1:1', cite: '004:2098-2104' },
    { when: ['player higher'], outcome: 'win', pays: '1:1', cite: '004:2118-2120' },
    { when: ['equal'], outcome: 'push', cite: '004:2111-2116' },
    { when: ['player lower'], outcome: 'lose', cite: '004:2121-2122' },
  ],
  bonus: {
    buster: {
      kind: 'buster',
      pays: [
        { cards: 3, pays: '2:1', cite: '004:2171' },
        { cards: 4, pays: '2:1', cite: '004:2172' },
        { cards: 5, pays: '4:1', cite: '004:2173' },
        { cards: 6, pays: '15:1', cite: '004:2174' },
        { cards: 7, pays: '50:1', cite: '004:2175' },
        { cards: 8, pays: '200:1', cite: '004:2177' },
      ],
      loses: '004:2157-2159',
    },
  },
  settle: {
    first: { by: 'house-dealers-right', cite: '004:1984-1985, 2093-2094' },
    direction: 'counter-clockwise',
    order: 'by-seat',
    wagers: ['base', 'split', 'double', 'insurance', 'buster'],
    cite: '004:1984-1987',
  },
  backLine: { most: 'any', cite: '004:1983-1984' },
  bank: { rounds: 2, cite: '004:2040-2041, 1676-1677' },
  readings: [
    ...bankedReadings('004:2159, 2166-2167'),
    sweepReading('by-seat', '004:1985-1987, 2094-2096'),
    otherCircles,
    bankSoft18('004:2084'),
    insuredNatural('pays', '004:2203-2206'),
    {
      name: 'surrenderPrice',
      default: 'half',
      others: [],
      why: say('blackjack-why-surrender-price'),
      cite: '004:2209-2211, 000:112',
    },
    supplyReading('004:1977', 'every-round'),
  ],
  otherwise: {
    bankSoft18: { draws: { chart: { bank: { soft: 21, cite: '004:2084' } } } },
    insuredNatural: { returned: { insurance: { ofNatural: 'returned' } } },
  },
  incidents: bankedIncidents,
  glossary: [blackjackValues('004:1997-2002'), bonusCard('ace-half', '004:1997-1998')],
}
