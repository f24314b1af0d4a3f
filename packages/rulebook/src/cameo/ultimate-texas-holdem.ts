import {
  bankedReadings,
  boardIncidents,
  dealReading,
  earlySettlement,
  foldCount,
  losingOrder,
  otherCircles,
  playWagerChanged,
  shufflerFailure,
  type UltimateRules,
  ultimateReadings,
  wagerTouched,
} from '@cardroom/engine/banked'
import { sweepReading } from '../banked/sweep.ts'
import { totalAnteAction } from '../glossary/words.ts'

export const ultimateTexasHoldem: UltimateRules = {
  id: 'cameo/ultimate-texas-holdem',
  name: 'Ultimate Texas Hold’em',
  family: 'ultimate',
  number: 'GEGR-002105',
  source: ['001:295-490'],
  seats: { places: 7, cite: '001:347' },
  decks: { from: 1, to: 1, cite: '001:315-316' },
  supply: { from: 'two-decks', cite: '001:316-321' },
  wagers: [
    { on: 'ante', name: 'Ante', kind: 'base', must: true, cite: '001:353, 367-368' },
    {
      on: 'blind',
      name: 'Blind',
      kind: 'base',
      must: true,
      equals: 'ante',
      noCollection: true,
      cite: '001:354, 367-368',
    },
    { on: 'play', name: 'Play', kind: 'later', cite: '001:356, 385' },
    { on: 'trips', name: 'Trips', kind: 'bonus', needs: ['ante'], upTo: ['ante'], cite: '001:355, 369, 936' },
  ],
  hands: { cite: '001:333-343' },
  deal: { shuffler: '001:378-381', shoe: '001:374-377' },
  streets: [
    { turns: 0, bets: [4, 3], otherwise: 'check', cite: '001:385' },
    { turns: 3, bets: [2], otherwise: 'check', cite: '001:387' },
    { turns: 2, bets: [1], otherwise: 'fold', cite: '001:389' },
  ],
  once: { cite: '001:385' },
  fold: { cite: '001:390-391', tripsStay: '001:445' },
  qualifier: { cite: '001:416', cloth: '001:349' },
  showdown: {
    qualified: {
      higher: {
        ante: { outcome: 'win', pays: '1:1', cite: '001:423, 442' },
        play: { outcome: 'win', pays: '1:1', cite: '001:423, 442' },
      },
      equal: {
        ante: { outcome: 'push', cite: '001:425' },
        play: { outcome: 'push', cite: '001:425' },
      },
      lower: {
        ante: { outcome: 'lose', cite: '001:424' },
        play: { outcome: 'lose', cite: '001:424' },
      },
    },
    unqualified: {
      higher: {
        ante: { outcome: 'push', cite: '001:412' },
        play: { outcome: 'win', pays: '1:1', cite: '001:423, 442' },
      },
      equal: {
        ante: { outcome: 'push', cite: '001:412' },
        play: { outcome: 'push', cite: '001:425' },
      },
      lower: {
        ante: { outcome: 'push', cite: '001:412' },
        play: { outcome: 'lose', cite: '001:424' },
      },
    },
  },
  blind: {
    pays: [
      { hand: 'Royal flush', pays: '500:1', cite: '001:451' },
      { hand: 'Straight flush', pays: '50:1', cite: '001:452' },
      { hand: 'Four of a kind', pays: '10:1', cite: '001:453' },
      { hand: 'Full house', pays: '3:1', cite: '001:454' },
      { hand: 'Flush', pays: '3:2', cite: '001:455' },
      { hand: 'Straight', pays: '1:1', cite: '001:456' },
    ],
    below: '001:426',
    equal: '001:425',
    lower: '001:424',
  },
  trips: {
    pays: [
      { hand: 'Royal flush', pays: '50:1', cite: '001:476' },
      { hand: 'Straight flush', pays: '40:1', cite: '001:477' },
      { hand: 'Four of a kind', pays: '20:1', cite: '001:478' },
      { hand: 'Full house', pays: '7:1', cite: '001:479' },
      { hand: 'Flush', pays: '6:1', cite: '001:480' },
      { hand: 'Straight', pays: '5:1', cite: '001:481' },
      { hand: 'Three of a kind', pays: '3:1', cite: '001:482' },
    ],
    loses: '001:467',
  },
  settle: {
    first: { by: 'left-of-bank', cite: '001:396' },
    direction: 'clockwise',
    order: 'by-seat',
    wagers: ['ante', 'play', 'blind', 'trips'],
    losers: {
      wagers: ['play', 'ante', 'blind', 'trips'],
      reading: { name: 'losingOrder', is: 'play-first' },
      cite: '001:428',
    },
    cite: '001:400',
  },
  providers: '001:362',
  backLine: { most: 0, cite: '001:366' },
  bank: { rounds: 2, cite: '001:299' },
  readings: [
    ...bankedReadings('001:299, 401, 446'),
    sweepReading('by-seat', '001:400'),
    otherCircles,
    earlySettlement('001:390-391'),
    dealReading('001:378-381, 374-377'),
    ...ultimateReadings('001:395, 420'),
    losingOrder('001:400, 428'),
  ],
  incidents: [
    ...boardIncidents,
    wagerTouched('001:371'),
    shufflerFailure('001:319'),
    foldCount('001:392'),
    playWagerChanged('001:385'),
  ],
  glossary: [totalAnteAction('001:936')],
}
