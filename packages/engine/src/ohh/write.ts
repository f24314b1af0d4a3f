import { namesOf } from '../cards/card.ts'
import type { Library } from '../family/library.ts'
import { type ToldAction, type ToldHand, type ToldStreet, tellHand } from '../formats/told-hand.ts'
import { type ConversionResult, OWN_FIELD, type UnsaidDetail, unsaidOfAny } from '../formats/unsaid.ts'
import { groupedBy } from '../lists/grouped.ts'
import type { Cents } from '../money/cents.ts'
import type { RoundRecord } from '../record/record.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import {
  OHH_STREETS,
  OPEN_GAMES,
  OPEN_LIMITS,
  type OpenAction,
  type OpenGame,
  type OpenHand,
  type OpenPot,
} from './hand.ts'

/** A file: the hand, and the whole record where the format's fields cannot express everything. */
export interface OpenHandFile {
  readonly ohh: OpenHand & { readonly [OWN_FIELD]?: object }
}

/** Writes a poker record as an Open Hand History, with everybody's cards as far as the record knows them. */
export function writeOpenHand(value: unknown, library: Library): ConversionResult<OpenHandFile> | Refusal {
  const hand = tellHand(value, library)
  if (isRefusal(hand)) return hand
  const { result: _, ...question } = value as RoundRecord
  const unsaid = unsaidIn(hand)
  const ohh = openHand(hand)
  return { as: { ohh: unsaid.length === 0 ? ohh : { ...ohh, [OWN_FIELD]: question } }, unsaid }
}

function openHand({ record, game, setup, streets, result }: ToldHand): OpenHand {
  const { blinds = [], ante = 0, button = 0, stakes } = setup
  const type = gameType(record.game)
  const second = streets.some(({ board2 }) => board2.length > 0)
  return {
    spec_version: '1.4.7',
    site_name: 'Cardroom',
    network_name: 'Cardroom',
    internal_version: '1.0.0',
    tournament: false,
    game_number: record.shoe ? `${record.shoe.id}/${record.shoe.from}` : '',
    // A record does not know when it was played.
    start_date_utc: null,
    table_name: record.game,
    game_type: type ?? null,
    bet_limit: stakes.limit === 'spread' ? null : { bet_type: OPEN_LIMITS[stakes.limit], bet_cap: 0 },
    table_size: game.rules.seats.places,
    currency: 'USD',
    dealer_seat: button,
    small_blind_amount: dollars(blinds.length > 1 ? blinds[0] : 0),
    big_blind_amount: dollars(blinds.at(-1)),
    ante_amount: dollars(ante),
    hero_player_id: null,
    flags: ['Observed', ...(second ? ['Run_It_Twice'] : [])],
    players: setup.seats.map(({ seat, stack }) => ({
      id: seat,
      seat,
      name: `Seat ${seat}`,
      starting_stack: dollars(stack),
    })),
    rounds: roundsOf(streets),
    pots: potsOf(result),
  }
}

const dollars = (cents: Cents = 0): number => cents / 100

/** The format's game, whichever room filed it. */
function gameType(game: string): OpenGame | undefined {
  const name = game.slice(game.indexOf('/'))
  return (Object.keys(OPEN_GAMES) as OpenGame[]).find(type => OPEN_GAMES[type].endsWith(name))
}

function roundsOf(streets: readonly ToldStreet[]): OpenHand['rounds'] {
  let number = 0
  const shows: OpenAction[] = []
  const rounds = streets.flatMap((street, i) => {
    const actions = street.actions.flatMap(action => {
      const told = openAction(action)
      if (!told) return []
      const numbered = { action_number: number++, ...told }
      if (action.does !== 'shows') return [numbered]
      shows.push(numbered)
      return []
    })
    const boards = [street.board, street.board2].filter((board, j) => j === 0 || board.length > 0)
    const name = OHH_STREETS[Math.min(i, OHH_STREETS.length - 1)]!
    return boards.map((board, j) => ({
      street: name,
      cards: board.length === 0 ? [] : namesOf(board).split(' '),
      actions: j === boards.length - 1 ? actions : [],
    }))
  })
  const all = shows.length === 0 ? rounds : [...rounds, { street: 'Showdown', cards: [], actions: shows }]
  return all.map((round, id) => ({ id, ...round }))
}

const POST_ACTION_NAMES: Readonly<Record<string, string>> = {
  ante: 'Post Ante',
  'small-blind': 'Post SB',
  'big-blind': 'Post BB',
  straddle: 'Straddle',
  'dead-post': 'Post Dead',
}

const MOVE_ACTION_NAMES: Readonly<Record<string, string>> = {
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  bet: 'Bet',
  raise: 'Raise',
  muck: 'Mucks Cards',
}

function openAction(action: ToldAction): Omit<OpenAction, 'action_number'> | undefined {
  const by = { player_id: action.seat }
  switch (action.does) {
    case 'posts': {
      const name = POST_ACTION_NAMES[action.what] ?? 'Post Extra Blind'
      return { ...by, action: name, amount: dollars(action.cents), is_allin: action.allIn }
    }
    case 'is-dealt':
    case 'shows': {
      const name = action.does === 'shows' ? 'Shows Cards' : 'Dealt Cards'
      return { ...by, action: name, amount: 0, is_allin: false, cards: namesOf(action.cards).split(' ') }
    }
    case 'moves': {
      const name = MOVE_ACTION_NAMES[action.move]
      return name ? { ...by, action: name, amount: dollars(action.puts), is_allin: action.allIn } : undefined
    }
    case 'gets-back':
      return undefined
    default:
      return action satisfies never
  }
}

/** The payouts of the pots; the first one also carries the rake. */
function potsOf({ pots = [], fees }: ToldHand['result']): OpenPot[] {
  const taken = fees.reduce((sum, { from, cents }) => (from === 'pot' ? sum + cents : sum), 0)
  return pots.map(({ amount, to }, number) => {
    const rake = number === 0 ? taken : 0
    const wins = groupedBy(to, ({ seat }) => seat)
    return {
      number,
      amount: dollars(amount + rake),
      rake: dollars(rake),
      player_wins: [...wins].map(([player_id, shares]) => ({
        player_id,
        win_amount: dollars(shares.reduce((sum, share) => sum + share.amount, 0)),
      })),
    }
  })
}

/** What the format's fields do not express of a hand. */
function unsaidIn(hand: ToldHand): UnsaidDetail[] {
  const { record, setup, streets } = hand
  const { stakes, blinds = [], ante, anteFrom, bringIn, opener, straddle, split } = setup
  const type = split === undefined ? gameType(record.game) : undefined
  const moves = streets.flatMap(({ actions }) =>
    actions.flatMap(one => (one.does === 'moves' ? one.move : [])),
  )
  const [small = 0, big = small] = blinds
  const usualBets = stakes.bets === undefined || (stakes.bets[0] === big && stakes.bets[1] === 2 * big)
  const inUse: readonly (readonly [UnsaidDetail, boolean])[] = [
    ['game', type === undefined],
    ['house-rules', type !== undefined && OPEN_GAMES[type] !== record.game],
    ['bets', !usualBets || (stakes.min ?? big) !== big],
    [
      'forced-bets',
      isForced(blinds, ante !== undefined && anteFrom !== undefined, bringIn, opener, straddle),
    ],
    ['discards', moves.some(move => move === 'draw' || move === 'discard')],
    [
      'moves',
      moves.some(move => !(move in MOVE_ACTION_NAMES) && !['draw', 'discard', 'decline'].includes(move)),
    ],
    ['streets', type === undefined || type.startsWith('Stud')],
    ['two-boards', streets.some(({ board2 }) => board2.length > 0)],
  ]
  return [...inUse.flatMap(([what, is]) => (is ? [what] : [])), ...unsaidOfAny(hand)]
}

/** Forced bets other than a small and a big blind and everybody's ante. */
const isForced = (
  blinds: readonly Cents[],
  oneAnte: boolean,
  ...others: readonly (object | number | string | undefined)[]
): boolean =>
  blinds.length !== 2 || blinds.includes(0) || oneAnte || others.some(other => other !== undefined)
