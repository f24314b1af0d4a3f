import type { Text } from '@cardroom/engine'
import type { FeeFlag, FeeOption, FeeTable } from '@cardroom/engine/collection'
import { citationsOf, pair } from '../../collection/notation.ts'
import { sayFeeNote } from '../../collection/notes.ts'
import { everyHalfHour, feeFlag, potByPlayers } from '../../collection/options.ts'
import { atTheDealerChange } from './dealer-change.ts'

/** The six games that print the same two tables: limit games 1 to 6, pot limit games 7 to 12. */
const LIMIT_GAMES = [
  ['2-4', '1-2'],
  ['4-8', '2-4'],
  ['5-10', '2-5'],
  ['10-20', '5-10'],
  ['20-40', '10-20'],
  ['50-100', '25-50'],
] as const

/** From the pot after the flop; no flop, no drop (002:202). Two lines a limit. */
const limitGames = (lines: string): FeeOption[] =>
  LIMIT_GAMES.map(([bets, blinds], at) => {
    const [first, last] = citationsOf('002', lines).slice(2 * at, 2 * at + 2)
    return {
      id: String(at + 1),
      cite: `${first}-${last!.slice('002:'.length)}`,
      limit: { kind: 'limit', bets: pair(bets), blinds: pair(blinds) },
      betting: ['limit'],
      pot: potByPlayers('flop', '5+ 4, <=4 3'),
    }
  })

/** From each person every half hour. The blinds are as large as the limit. */
const potLimitGames = (lines: string, time: string): FeeOption[] =>
  LIMIT_GAMES.map(([bets], at) => ({
    id: String(LIMIT_GAMES.length + at + 1),
    cite: citationsOf('002', lines)[at]!,
    limit: { kind: 'limit', bets: pair(bets), blinds: pair(bets) },
    betting: ['pot-limit'],
    players: { from: 2 },
    player: everyHalfHour(6, atTheDealerChange(time)),
  }))

function table(
  game: string,
  title: string,
  cite: string,
  lines: {
    readonly limit: string
    readonly potLimit: string
    readonly time: string
    readonly atMostTwo?: string
  },
  flags: Readonly<Record<string, FeeFlag>> = {},
): FeeTable {
  const options = [...limitGames(lines.limit), ...potLimitGames(lines.potLimit, lines.time)]
  return {
    title: `${title}, Collection Fees`,
    cite,
    ...(lines.atMostTwo ? { atMostRates: { count: 2, cite: lines.atMostTwo } } : {}),
    games: [{ id: `towers/${game}`, play: 'flop', document: 'own' }],
    options: options.map(option => {
      const flagged = flags[option.id]
      return flagged ? { ...option, flags: [flagged] } : option
    }),
  }
}

const unreadable = (note: Text, cite: string): FeeFlag => feeFlag('damaged', note, cite)

export const limitAndPotLimit: readonly FeeTable[] = [
  table(
    'omaha',
    'Omaha Poker',
    '002:200-230',
    { limit: '205-216', potLimit: '223-228', time: '002:220', atMostTwo: '002:202' },
    {
      '1': unreadable(sayFeeNote('fee-note-unreadable-second-line'), '002:206'),
      '2': unreadable(sayFeeNote('fee-note-unreadable-second-line'), '002:208'),
      '3': unreadable(sayFeeNote('fee-note-unreadable-limit-and-blinds'), '002:209-210'),
      '5': unreadable(sayFeeNote('fee-note-unreadable-limit'), '002:214'),
      '6': unreadable(sayFeeNote('fee-note-unreadable-limit'), '002:216'),
    },
  ),
  table('omaha-hi-lo', 'Omaha Hi-Low Split Poker (8 Qualifier)', '002:433-464', {
    limit: '438-449',
    potLimit: '457-462',
    time: '002:454',
    atMostTwo: '002:435',
  }),
  table('omaha-5-card-hi-lo', 'Omaha 5 Card Hi-Low Split Poker (8 Qualifier)', '002:674-702', {
    limit: '679-690',
    potLimit: '695-700',
    time: '002:692',
  }),
  table('crazy-pineapple', 'Crazy Pineapple Poker', '002:1697-1728', {
    limit: '1702-1713',
    potLimit: '1721-1726',
    time: '002:1717',
    atMostTwo: '002:1699',
  }),
  table('crazy-pineapple-hi-lo', 'Crazy Pineapple Poker Hi/Low', '002:1922-1953', {
    limit: '1928-1939',
    potLimit: '1946-1951',
    time: '002:1943',
    atMostTwo: '002:1924',
  }),
  table('pineapple', 'Pineapple / Hi Poker', '002:2157-2188', {
    limit: '2160-2171',
    potLimit: '2179-2184',
    time: '002:2188',
    atMostTwo: '002:2175',
  }),
]
