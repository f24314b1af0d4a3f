import {
  bankedReadings,
  forfeitOrder,
  foulBackLine,
  type Pan9Rules,
  secondHand,
  shoeReadings,
  supplyReading,
} from '@cardroom/engine/banked'
import { sayOfBanked } from '../banked/sentences.ts'
import { kumKum, pan9Values } from '../glossary/words.ts'
import { superPan9Incidents } from './incidents/super-pan-9.ts'
import { jackpot } from './jackpot.ts'

export const superPan9: Pan9Rules = {
  id: 'comstock/super-pan-9',
  name: 'Super Pan 9',
  family: 'pan-9',
  number: 'GEGA-001926',
  source: ['003:405-488'],
  seats: { places: 8, cite: '003:467, 469' },
  decks: { from: 12, to: 12, without: '789T', cite: '003:409' },
  supply: { from: 'shoe', cite: '003:409, 447' },
  wagers: [{ on: 'base', name: 'Wager', kind: 'base', must: true, cite: '003:466' }],
  deal: { cards: 3, cite: '003:468' },
  decision: { cite: '003:456, 477' },
  dispute: { cite: '003:427-428, 488' },
  warned: { upTo: 3, cite: '003:446' },
  bankDraws: { upTo: 3, standsFrom: 7, cite: '003:445, 478' },
  houseWay: { drawsUpTo: 5, cite: '003:458-461' },
  higher: { cite: '003:480' },
  lower: { cite: '003:480' },
  equal: { cite: '003:480' },
  settle: {
    first: { by: 'dice', bankAt: [1, 9, 17], passedTo: 'left-of-bank', cite: '003:467' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['base'],
    cite: '003:422, 479',
  },
  kumKum: { minimum: '003:420', cite: '003:419' },
  backLine: { most: 2, cite: '003:425' },
  circles: { others: 'open', seesOne: '003:444', cite: '003:444' },
  bank: { rounds: 2, wageredBefore: true, cite: '003:437-438' },
  tolerates: { underMinimum: '003:416', overMaximum: '003:417', beyondBackLine: '003:425' },
  readings: [
    ...bankedReadings('003:484'),
    secondHand('003:444'),
    forfeitOrder('003:431, 439, 442'),
    foulBackLine('003:442'),
    jackpot,
    {
      name: 'emptySpots',
      default: 'skipped',
      others: ['dealt'],
      why: sayOfBanked('pan-9-why-empty-spots'),
      cite: '003:469',
    },
    supplyReading('003:409, 447', 'every-round'),
    ...shoeReadings,
  ],
  incidents: superPan9Incidents,
  glossary: [pan9Values('003:468-469'), kumKum('003:419-421')],
}
