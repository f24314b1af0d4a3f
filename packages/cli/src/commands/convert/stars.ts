import { isRefusal, type Library, type Refusal, type Say } from '@cardroom/engine'
import { type Card, namesOf } from '@cardroom/engine/cards'
import {
  type ConversionResult,
  type ToldAction,
  type ToldHand,
  tellHand,
  type UnsaidDetail,
  unsaidOfAny,
} from '@cardroom/engine/formats'

/** A poker record as text in the manner of PokerStars' hand histories, the `number`-th of its file. */
export function starsText(
  value: unknown,
  library: Library,
  say: Say,
  number: number,
): ConversionResult<string> | Refusal {
  const hand = tellHand(value, library)
  if (isRefusal(hand)) return hand
  const text = [...headOf(hand, number), ...streetsOf(hand, say), ...summaryOf(hand), ''].join('\n')
  return { as: text, unsaid: unsaidIn(hand) }
}

const LIMITS = { fixed: 'Limit', spread: 'Spread Limit', pot: 'Pot Limit', none: 'No Limit' } as const
const STREETS = ['HOLE CARDS', 'FLOP', 'TURN', 'RIVER'] as const
const STUD_STREETS = ['3rd STREET', '4th STREET', '5th STREET', '6th STREET', 'RIVER'] as const

const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
const player = (seat: number): string => `Player ${seat}`
const cards = (of: readonly Card[]): string => `[${namesOf(of)}]`

function headOf({ record, game, setup }: ToldHand, number: number): string[] {
  const { stakes, blinds = [], ante, button } = setup
  const sizes = stakes.limit === 'fixed' ? (stakes.bets ?? []) : blinds
  const money = sizes.length > 0 ? ` (${sizes.map(dollars).join('/')} USD)` : ''
  const antes = ante === undefined ? '' : `, ante ${dollars(ante)}`
  return [
    `PokerStars Hand #${number}: ${game.rules.name.replaceAll('’', "'")} ${LIMITS[stakes.limit]}${money}${antes}`,
    `Table '${record.game}' ${game.rules.seats.places}-max${button === undefined ? '' : ` Seat #${button} is the button`}`,
    ...setup.seats
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ seat, stack }) => `Seat ${seat}: ${player(seat)} (${dollars(stack)} in chips)`),
  ]
}

const isStud = ({ setup }: ToldHand): boolean => setup.bringIn !== undefined

function streetsOf(hand: ToldHand, say: Say): string[] {
  const lines: string[] = []
  const shows: string[] = []
  const held: Record<1 | 2, Card[]> = { 1: [], 2: [] }
  const names = isStud(hand) ? STUD_STREETS : STREETS
  for (const [i, street] of hand.streets.entries()) {
    const title = names[Math.min(i, names.length - 1)]!
    const posts = street.actions.filter(({ does }) => does === 'posts')
    const others = street.actions.filter(({ does }) => does !== 'posts')
    if (i === 0) lines.push(...posts.flatMap(action => lineOf(action, 0)))
    for (const [board, fresh] of [
      [1, street.board],
      [2, street.board2],
    ] as const) {
      if (fresh.length === 0) continue
      const before = held[board].length > 0 ? `${cards(held[board])} ` : ''
      lines.push(`*** ${board === 2 ? 'SECOND ' : ''}${title} *** ${before}${cards(fresh)}`)
      held[board].push(...fresh)
    }
    if (street.board.length + street.board2.length === 0) lines.push(`*** ${title} ***`)
    if (i > 0) lines.push(...posts.flatMap(action => lineOf(action, 0)))
    let most = Math.max(
      0,
      ...posts.map(action => (action.does === 'posts' && action.what !== 'ante' ? action.cents : 0)),
    )
    for (const action of others) {
      if (action.does === 'shows') {
        const is = action.is ? ` (${say(action.is)})` : ''
        shows.push(`${player(action.seat)}: shows ${cards(action.cards)}${is}`)
        continue
      }
      lines.push(...lineOf(action, most))
      if (action.does === 'moves') most = Math.max(most, action.to)
    }
  }
  return shows.length > 0 ? [...lines, '*** SHOW DOWN ***', ...shows] : lines
}

const POSTS: Readonly<Record<string, string>> = {
  ante: 'posts the ante',
  'small-blind': 'posts small blind',
  'big-blind': 'posts big blind',
  'bring-in': 'brings in for',
  straddle: 'straddles',
}

/** `most`: what had to be matched on this street. */
function lineOf(action: ToldAction, most: number): string[] {
  const who = `${player(action.seat)}:`
  switch (action.does) {
    case 'posts':
      return [
        `${who} ${POSTS[action.what] ?? `posts ${action.what}`} ${dollars(action.cents)}${action.allIn ? ALL_IN : ''}`,
      ]
    case 'is-dealt':
      return [`Dealt to ${player(action.seat)} ${cards(action.cards)}`]
    case 'gets-back':
      return [`Uncalled bet (${dollars(action.cents)}) returned to ${player(action.seat)}`]
    case 'moves':
      return moveOf(action, most).map(text => `${who} ${text}${action.allIn ? ALL_IN : ''}`)
    case 'shows':
      return []
    default:
      return action satisfies never
  }
}

const ALL_IN = ' and is all-in'

function moveOf(
  { move, puts, to, cards: named = [] }: Extract<ToldAction, { does: 'moves' }>,
  most: number,
): string[] {
  switch (move) {
    case 'fold':
      return ['folds']
    case 'check':
      return ['checks']
    case 'call':
      return [`calls ${dollars(puts)}`]
    case 'bet':
      return [`bets ${dollars(puts)}`]
    case 'raise':
      return [`raises ${dollars(to - most)} to ${dollars(to)}`]
    case 'draw':
    case 'discard':
      return [
        named.length === 0
          ? 'stands pat'
          : `discards ${named.length} card${named.length === 1 ? '' : 's'} ${cards(named)}`,
      ]
    case 'muck':
      return ['mucks hand']
    case 'bring-in':
      return [`brings in for ${dollars(puts)}`]
    case 'decline':
      return []
    default:
      return [puts > 0 ? `${move} ${dollars(puts)}` : move]
  }
}

function summaryOf({ streets, result, setup }: ToldHand): string[] {
  const shares = (result.pots ?? []).flatMap((pot, i) =>
    pot.to.map(
      ({ seat, amount }) =>
        `${player(seat)} collected ${dollars(amount)} from ${potName(i, result.pots!.length)}`,
    ),
  )
  const taken = result.fees.reduce((sum, { cents }) => sum + cents, 0)
  const total = (result.pots ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const rake = result.fees.reduce((sum, { from, cents }) => (from === 'pot' ? sum + cents : sum), 0)
  const boards = [streets.flatMap(({ board }) => board), streets.flatMap(({ board2 }) => board2)]
  return [
    ...shares,
    '*** SUMMARY ***',
    `Total pot ${dollars(total + rake)} | Rake ${dollars(taken)}`,
    ...boards.filter(board => board.length > 0).map(board => `Board ${cards(board)}`),
    ...setup.seats
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ seat }) => {
        const shown = result.hands?.[seat]
        const net = result.net[seat] ?? 0
        const how = shown ? `showed [${shown.cards}] and ` : ''
        return `Seat ${seat}: ${player(seat)} ${how}${net < 0 ? `lost ${dollars(-net)}` : `won ${dollars(net)}`}`
      }),
  ]
}

const potName = (i: number, of: number): string => (of === 1 ? 'pot' : i === 0 ? 'main pot' : `side pot-${i}`)

/** The text tells the hand, but not its rules and its shuffle. */
const unsaidIn = (hand: ToldHand): UnsaidDetail[] => [
  'house-rules',
  'time',
  ...unsaidOfAny(hand).filter(what => !EXPRESSED_IN_TEXT.has(what)),
]

const EXPRESSED_IN_TEXT: ReadonlySet<UnsaidDetail> = new Set(['limit', 'posts', 'jokers'])
