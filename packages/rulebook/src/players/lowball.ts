import type { PokerRules } from '@cardroom/engine/poker'
import { drawIncidents } from '../poker/incidents/draw.ts'
import { says } from '../poker/incidents/sentences.ts'
import { why } from '../poker/reading-sentences.ts'
import { oddChips, potFeePlayers, raiseCap, raiseOverAllIn, twoHandedBlinds } from '../poker/readings.ts'
import { predraw } from '../poker/streets.ts'

export const lowball: PokerRules = {
  id: 'players/lowball',
  name: 'Lowball (Ace-to-Five)',
  streets: [
    { ...predraw(5), noCheck: '004:131, 3804-3817', cite: '004:3778-3782, 3793-3817' },
    {
      name: 'draw',
      burn: true,
      draw: {
        most: 5,
        served: 'one-by-one',
        reshuffle: { again: 'earlier-and-burns', cite: '004:3846-3855' },
        cite: '004:3829-3845',
      },
      first: 'left-of-button',
      bet: 'upper',
      cite: '004:3857-3876',
    },
  ],
  opening: { by: 'blinds', cite: '004:3774-3776' },
  procedure: {
    antes: '004:3790-3793',
    burns: '004:3852',
    buttons: { blinds: false, cite: '004:3768-3770' },
    buttonDraw: { by: 'dealt', suits: false, cite: '004:3789-3790' },
    lowHands: '004:3712-3749',
  },
  showdown: {
    plays: 'any',
    halves: [{ for: 'low', ranking: 'low-a5' }],
    oddChip: { between: 'position', cite: '004:3914-3915' },
    checkedSeven: { lateBets: 'second-best', limitOnly: true, cite: '004:3899-3911' },
    cite: '004:3707-3749, 3886-3897, 3913-3915',
  },
  kill: { afterCards: 3, timesBigBlind: 2, acts: 'in-turn', cite: '004:3796-3799' },
  family: 'poker',
  number: 'GEGA-000953',
  source: ['004:128-138', '004:3686-3915'],
  seats: { places: 10, cite: '004:3751' },
  handsAtMost: { hands: 8, without: 'practice', cite: '004:3752' },
  aceLowForButton: '004:3706-3708, 3787-3788',
  deck: { jokers: 1, cite: '004:3703, 3708-3709' },
  betting: {
    limitsOn: '004:3778-3783',
    raises: { most: 3, lifted: 'two-left', cite: '004:3813-3815, 3873-3874' },
    checkRaise: { allowed: true, cite: 'practice' },
  },
  readings: [
    twoHandedBlinds('004:3774-3776'),
    raiseCap('004:3813-3815'),
    raiseOverAllIn('practice'),
    oddChips('004:3914-3915'),
    potFeePlayers('004:4777-4879'),
    {
      name: 'burnBeforeDraw',
      default: 'yes',
      others: ['no'],
      why: why('burn-before-draw'),
      cite: '004:3852',
    },
    {
      name: 'kill',
      default: 'offered',
      others: ['not-offered'],
      why: why('kill-is-an-option'),
      cite: '004:3796-3799',
    },
    {
      name: 'killLimits',
      default: 'doubled',
      others: ['unchanged'],
      why: why('kill-limits'),
      cite: '004:3796-3799',
    },
    {
      name: 'killerActs',
      default: 'in-turn',
      others: ['last'],
      why: why('killer-acts'),
      cite: '004:3798-3802',
    },
    {
      name: 'lowChart',
      default: 'ace-to-five',
      others: ['as-charted'],
      why: why('low-chart'),
      cite: '004:3714-3749',
    },
  ],
  incidents: drawIncidents(
    {
      cite: '004:3846-3855',
      then: 'earlier-discards-and-burns',
    },
    [
      {
        name: 'checked-seven',
        then: 'found',
        says: says('seven-checked-in-limit-play', 'late-bets-to-the-second-best'),
        cite: '004:3899-3911',
        written: 'in-the-record',
      },
    ],
  ),
}
