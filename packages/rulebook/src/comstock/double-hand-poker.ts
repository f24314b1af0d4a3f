import {
  bankedIncidents,
  bankedReadings,
  bankOpenedEarly,
  filedFirst,
  forfeitOrder,
  foulBackLine,
  type Incident,
  type PaiGowPokerRules,
} from '@cardroom/engine'
import { houseWay } from '../cameo/fortune-pai-gow-house-way.ts'
import { copy, kumKum } from '../glossary/words.ts'
import { foulSetting } from '../pai-gow/incidents.ts'
import { bankFoul, wheel } from '../pai-gow/readings.ts'

const ruling = (incident: Omit<Incident, 'written'>): Incident => ({ ...incident, written: 'ruling' })
const inTheRecord = (incident: Omit<Incident, 'written'>): Incident => ({
  ...incident,
  written: 'in-the-record',
})

const wrongCount = (name: string, consequence: string): Incident =>
  ruling({
    name,
    when: 'a hand was dealt the wrong number of cards',
    consequence: `${consequence}; a second wrong hand, or the designated player’s: misdeal`,
    cite: '003:515',
  })

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
  deal: {
    order: 'back-and-forth',
    others: { 'left-to-right': 'left-to-right' },
    cite: '003:496',
  },
  dealFaults: { exposed: { cite: '003:520' }, wrongCount: { cite: '003:515' } },
  setting: {
    players: { houseWay: false, cite: '003:496, 003:532' },
    bank: { by: 'player-dealer', when: 'last', cite: '003:508, 003:528' },
    largestWager: { cite: '003:507' },
  },
  foul: { cite: '003:510, 003:527' },
  // No chart is filed: this one is what a house dealer who is asked might advise.
  houseWay: { chart: houseWay, cite: '003:532' },
  showdown: {
    wins: { pays: '1:1', cite: '003:498' },
    pushes: { cite: '003:498' },
    loses: { cite: '003:498' },
    copy: { cite: '003:529' },
  },
  settle: {
    first: { by: 'dice', bankAt: [1, 8, 15], passedTo: 'left-of-bank', cite: '003:496, 003:872' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['base'],
    cite: '003:505',
  },
  backLine: { most: 'any', cite: '003:507' },
  bank: { rounds: 2, wageredBefore: true, cite: '003:498, 003:518-519' },
  readings: [
    ...bankedReadings,
    foulBackLine,
    forfeitOrder,
    bankFoul('003:509'),
    wheel('003:498'),
    {
      name: 'deal',
      default: 'back-and-forth',
      others: ['left-to-right'],
      why: 'Seven hands of seven are dealt; in which order is not printed. The room’s other pai gow game comes back from right to left.',
      cite: '003:496, 003:869',
    },
  ],
  incidents: filedFirst(
    [
      inTheRecord({
        name: 'boxed-card',
        when: 'a card lies face up in the deck',
        consequence:
          'replaced by the first card of the stub after the deal; a second boxed or exposed card, an ace or the joker: misdeal',
        cite: '003:520',
      }),
      ruling({
        name: 'exposed-card',
        when: 'the house dealer exposes a card in the deal',
        consequence:
          'replaced by the first card of the stub after the deal; a second boxed or exposed card, an ace or the joker: misdeal',
        cite: '003:520',
      }),
      ruling({
        name: 'card-shown-by-player',
        when: 'a player turns a card',
        consequence: 'it stays in the hand: only the house dealer can expose one',
        cite: '003:520',
      }),
      wrongCount('too-few-cards', 'six: the top card of the stub is added'),
      wrongCount('too-many-cards', 'eight: the hand is dead, its wagers and collection are returned'),
      foulSetting('003:510, 003:527'),
      ruling({
        name: 'foul-setting',
        when: 'a hand has not exactly two cards in front and five behind',
        consequence: 'foul: the wager is forfeited as far as it is covered',
        cite: '003:511-513, 003:527',
      }),
      ruling({
        name: 'hand-mixed',
        when: 'an unprotected hand comes in contact with other cards',
        consequence: 'foul: the wager is forfeited as far as it is covered',
        effect: 'foul-hand',
        cite: '003:513, 003:527',
      }),
      ruling({
        name: 'foul-hand',
        when: 'the floor declares a hand foul for another of the filed reasons',
        consequence: 'the wager is forfeited as far as it is covered',
        effect: 'foul-hand',
        cite: '003:527',
      }),
      ruling({
        name: 'cards-touched',
        when: 'a player touches the cards after the designated player’s hand was opened',
        consequence: 'the wager is forfeited as far as it is covered',
        effect: 'foul-hand',
        cite: '003:526',
      }),
      ruling({
        name: 'dealer-set-foul',
        when: 'the house dealer, asked to help, has set a hand foul',
        consequence: 'the floor sets it; play goes on',
        cite: '003:533',
      }),
      ruling({
        name: 'wager-touched',
        when: 'a wager is touched after the dice cup was opened',
        consequence: 'the wager is forfeited as far as it is covered',
        effect: 'forfeit',
        cite: '003:521, 003:526',
      }),
      inTheRecord({
        name: 'side-bet',
        when: 'a side or proposition bet',
        consequence: 'refused',
        cite: '003:531',
      }),
      inTheRecord({
        name: 'odd-increment',
        when: 'a wager is no multiple of $5',
        consequence: 'refused',
        cite: '003:522',
      }),
      inTheRecord({
        name: 'play-dispute',
        when: 'those who bet on a hand disagree on its setting',
        consequence: 'the largest wager decides, of equal ones the seated player',
        cite: '003:507-508',
      }),
      inTheRecord({
        name: 'surrender',
        when: 'a player gives up a hand',
        consequence: 'refused: all hands are shown',
        cite: '003:530',
      }),
    ],
    [...bankedIncidents, bankOpenedEarly],
  ),
  glossary: [copy('003:529'), kumKum('003:523')],
}
