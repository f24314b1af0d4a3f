import type { Regime } from './regime.ts'

const ROTATION = '11 CCR §§ 2073–2077 (player-dealer position)'
const BLACKJACK = '11 CCR §§ 2073–2077 (blackjack-style games)'

/**
 * The two packages of the Bureau of Gambling Control. Their text was not available: everything here is what
 * the reports agree on, and which section has which sentence is not known. docs/rooms/law.md says how each was
 * read.
 */
export const ccr2073: Regime = {
  id: 'ccr-2073',
  name: '11 CCR §§ 2073–2077',
  approved: '2026-02-06',
  from: '2026-04-01',
  enjoined: '2026-05-21',
  known: 'reports',
  sources: [
    {
      title: 'Bureau of Gambling Control: the rulemaking',
      url: 'https://oag.ca.gov/gambling/regulations',
    },
    {
      title: 'Womble Bond Dickinson: approval of 6 February 2026, effect on 1 April',
      url: 'https://www.womblebonddickinson.com/us/insights/alerts/california-cardrooms-face-major-operational-shift-following-doj-rule-approval',
    },
    {
      title: 'The Gaming Boardroom: offers, forty minutes, one provider, ties, names',
      url: 'https://thegamingboardroom.com/2026/02/11/new-california-card-room-regulations-for-blackjack-player-dealers-approved-by-state',
    },
    {
      title: 'Lucky Red Rabbit: the notice, providers and their wagers, no bust',
      url: 'https://luckyredrabbit.com/roulette/california-finalizes-card-room-rule-changes',
    },
    {
      title: 'Protect Cardroom Communities: within every forty minutes, the game ends, naturals, names',
      url: 'http://www.protectcardroomcommunities.com/the-issue',
    },
    { title: 'The day of the injunction is as it was told to us; no source of ours has it' },
  ],
  provisions: [
    { rule: 'rounds-in-a-row', of: 'the filing' },
    { rule: 'offered-every-hand', of: ROTATION },
    { rule: 'others-in-time', players: 2, minutes: 40, of: ROTATION },
    { rule: 'providers-at-most', most: 1, of: ROTATION },
    { rule: 'provider-passes-on', rounds: 1, of: ROTATION },
    { rule: 'provider-only-banks', of: ROTATION },
    { rule: 'notice', of: ROTATION },
    { rule: 'words-not-in-name', words: ['blackjack', '21'], of: BLACKJACK },
    { rule: 'no-bust', of: BLACKJACK },
    { rule: 'target-not', points: 21, instead: 22, of: BLACKJACK },
    { rule: 'natural-decides-nothing', of: BLACKJACK },
    { rule: 'ties-to-the-player', of: BLACKJACK },
  ],
}
