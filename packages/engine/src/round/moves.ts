import { type Card, nameOf, namesOf, parseCards } from '../cards/card.ts'
import type { Refusal } from '../say/refusal.ts'
import { type Saying, sayer } from '../say/saying.ts'
import {
  type Ask,
  type Decider,
  deciderOf,
  type Move,
  type Option,
  type Ruling,
  type Seat,
  writeDecider,
} from './awaiting.ts'
import { type RoundSentences, refuseInRound } from './refusals.ts'

const say = sayer<RoundSentences>()

/** A move as the record writes it: `"3.2/Kim insure 500"`. */
export interface WrittenMove {
  readonly seat: Seat
  readonly hand?: number
  readonly by?: string
  readonly words: readonly string[]
}

const WHOSE_PATTERN = /^(\d+)(?:\.(\d+))?(?:\/(.+))?$/

function parseWhose(word: string): Omit<WrittenMove, 'words'> | undefined {
  const match = WHOSE_PATTERN.exec(word)
  if (!match) return undefined
  return {
    seat: Number(match[1]),
    ...(match[2] === undefined ? {} : { hand: Number(match[2]) }),
    ...(match[3] === undefined ? {} : { by: match[3] }),
  }
}

/** A move as records write it: `3.2 double 500`. */
export function parseMove(text: string): WrittenMove | Refusal {
  const [first, ...words] = text.trim().split(/\s+/)
  const who = first === undefined ? undefined : parseWhose(first)
  if (!who || words.length === 0) return refuseInRound('not-a-move', { text })
  return { ...who, words }
}

/** Whether a move of a record is a ruling of the floor. */
export const isRulingText = (text: string): boolean => /^\s*floor\s/.test(text)

/** `"floor NAME [SEAT[/NAME]] [CARDS] [CENTS]"`. */
export function parseRuling(text: string): Ruling | Refusal {
  const [, name, ...rest] = text.trim().split(/\s+/)
  if (name === undefined) return refuseInRound('no-incident-named', { text })
  let ruling: Ruling = { kind: 'ruling', name }
  const who = rest[0] === undefined ? undefined : parseWhose(rest[0])
  if (who) {
    ruling = { ...ruling, ...who }
    rest.shift()
  }
  const last = rest.at(-1)
  if (last !== undefined && /^\d+$/.test(last)) {
    ruling = { ...ruling, cents: Number(last) }
    rest.pop()
  }
  if (rest.length === 0) return ruling
  const cards = parseCards(rest.join(' '))
  return Array.isArray(cards) ? { ...ruling, cards } : refuseInRound('not-a-card', { card: cards.notACard })
}

/** The decision that a move answers. */
export function askFor(asked: readonly Ask[], { seat, by, hand }: Decider): Ask | undefined {
  for (const ask of asked) {
    if (ask.seat === seat && ask.by === by && (hand === undefined || hand === (ask.hand ?? 1))) return ask
  }
  return undefined
}

function optionFor({ options }: Ask, move: string, to: string | undefined): Option | undefined {
  for (const option of options) if (option.move === move && option.to === to) return option
  return undefined
}

/** Turns a written move into a legal option, or refuses it. */
export function moveFrom(written: WrittenMove, asked: readonly Ask[]): Move | Refusal {
  const ask = askFor(asked, written)
  if (!ask) return notToAct(written, asked)
  const who = { kind: 'move' as const, ...deciderOf(ask) }
  const text = written.words.join(' ')
  if (ask.options.some(option => option.move === text && !option.cards)) {
    return legal({ ...who, move: text }, asked)
  }
  const { move, args, to } = partsOf(written.words)
  const option = optionFor(ask, move, to)
  if (!option) return illegal(text, ask)
  const target = to === undefined ? {} : { to }
  if (option.cents) {
    const [cents, ...more] = args
    if (cents === undefined || more.length > 0 || !/^\d+$/.test(cents)) {
      return refuseInRound('takes-an-amount', { move })
    }
    return legal({ ...who, move, ...target, cents: Number(cents) }, asked)
  }
  if (option.cards) {
    const cards = parseCards(args.join(' '))
    if (!Array.isArray(cards)) return refuseInRound('not-a-card', { card: cards.notACard })
    return legal({ ...who, move, ...target, cards }, asked)
  }
  return args.length === 0
    ? legal({ ...who, move, ...target }, asked)
    : refuseInRound('takes-nothing-more', { move })
}

/** `add 5h to 2`: the move, what it names, and what it goes to. */
function partsOf(words: readonly string[]): { move: string; args: readonly string[]; to?: string } {
  const [move, ...rest] = words as [string, ...string[]]
  const at = rest.indexOf('to')
  return at < 0 ? { move, args: rest } : { move, args: rest.slice(0, at), to: rest.slice(at + 1).join(' ') }
}

/** The move with its default amount if it is legal, or a refusal. */
export function legal(move: Move, asked: readonly Ask[]): Move | Refusal {
  const ask = askFor(asked, move)
  if (!ask) return notToAct(move, asked)
  const option = optionFor(ask, move.move, move.to)
  if (!option) return illegal(move.to === undefined ? move.move : `${move.move} to ${move.to}`, ask)
  return withinBounds(move, option)
}

function withinBounds(move: Move, { cards, cents }: Option): Move | Refusal {
  if (cards) return withinCards(move, cards)
  return cents ? withinAmount(move, cents) : move
}

function withinCards(move: Move, cards: NonNullable<Option['cards']>): Move | Refusal {
  const { from, min, max, groups, besides = [] } = cards
  const named = move.cards ?? []
  if (!groups && (named.length < min || named.length > max)) {
    return refuseInRound('takes-cards', { move: move.move, min, max, named: named.length })
  }
  const held = [...from, ...besides]
  for (const c of named) {
    const at = held.indexOf(c)
    if (at < 0) return refuseInRound('does-not-hold', { who: writeDecider(move), card: nameOf(c) })
    held.splice(at, 1)
  }
  const taken = groups ? groups.some(group => sameCards(group, named)) : named.every(c => from.includes(c))
  return taken
    ? move
    : refuseInRound('not-of-these-cards', { who: writeDecider(move), move: move.move, cards: namesOf(named) })
}

function withinAmount(move: Move, amount: NonNullable<Option['cents']>): Move | Refusal {
  const { min, max, step = 1, usual } = amount
  const cents = move.cents ?? usual
  if (cents === undefined) return refuseInRound('takes-an-amount', { move: move.move })
  if (!Number.isSafeInteger(cents) || cents < min || cents > max || (cents - min) % step !== 0) {
    return refuseInRound('amount-out-of-bounds', { move: move.move, amount: cents, min, max, step })
  }
  return move.cents === undefined ? { ...move, cents } : move
}

/** Whether two lists hold the same cards, in any order. */
export function sameCards(a: readonly Card[], b: readonly Card[]): boolean {
  if (a.length !== b.length) return false
  const left = [...b]
  return a.every(card => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const notToAct = (who: Decider, asked: readonly Ask[]): Refusal =>
  refuseInRound('not-to-act', { who: writeDecider(who), acting: asked.map(writeDecider) })

const illegal = (move: string, ask: Ask): Refusal =>
  refuseInRound('may-not', { move, who: writeDecider(ask), options: ask.options.map(describeOption) })

/** An option in words: the move, its bounds, and what it goes to. */
export function describeOption({ move, cents, to }: Option): Saying {
  if (cents) return say('option', { move, min: cents.min, max: cents.max })
  return say('option', to === undefined ? { move } : { move, to })
}

/** The move as the record writes it. */
export function writeMove(move: Move): string {
  const cards = move.cards?.length ? ` ${namesOf(move.cards)}` : ''
  const to = move.to === undefined ? '' : ` to ${move.to}`
  return `${writeDecider(move)} ${move.move}${move.cents === undefined ? '' : ` ${move.cents}`}${cards}${to}`
}

/** A ruling as records write it: `floor exposed-card 2 5h`. */
export function writeRuling(ruling: Ruling): string {
  const { name, seat, cards, cents } = ruling
  const who = seat === undefined ? '' : ` ${writeDecider({ ...ruling, seat })}`
  return `floor ${name}${who}${cards?.length ? ` ${namesOf(cards)}` : ''}${cents === undefined ? '' : ` ${cents}`}`
}
