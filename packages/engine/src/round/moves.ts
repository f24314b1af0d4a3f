import { type Card, nameOf, namesOf, parseCards } from '../cards/card.ts'
import { type Refusal, refuse } from '../say/refusal.ts'
import type { Ask, Move, Option, Ruling, Seat } from './awaiting.ts'
import { whose } from './awaiting.ts'

/** A move as the record writes it: `"3.2/Kim insure 500"`. */
export interface WrittenMove {
  readonly seat: Seat
  readonly hand?: number
  readonly by?: string
  readonly words: readonly string[]
}

const WHOSE = /^(\d+)(?:\.(\d+))?(?:\/(.+))?$/

function parseWhose(word: string): Omit<WrittenMove, 'words'> | undefined {
  const match = WHOSE.exec(word)
  if (!match) return undefined
  return {
    seat: Number(match[1]),
    ...(match[2] === undefined ? {} : { hand: Number(match[2]) }),
    ...(match[3] === undefined ? {} : { by: match[3] }),
  }
}

export function parseMove(text: string): WrittenMove | Refusal {
  const [first, ...words] = text.trim().split(/\s+/)
  const who = first === undefined ? undefined : parseWhose(first)
  if (!who || words.length === 0) return refuse(`"${text}" is not a move: "SEAT MOVE"`)
  return { ...who, words }
}

export const isRulingText = (text: string): boolean => /^\s*floor\s/.test(text)

/** `"floor NAME [SEAT[/NAME]] [CARDS] [CENTS]"`. */
export function parseRuling(text: string): Ruling | Refusal {
  const [, name, ...rest] = text.trim().split(/\s+/)
  if (name === undefined) return refuse(`"${text}" names no incident: "floor NAME"`)
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
  return Array.isArray(cards) ? { ...ruling, cards } : refuse(`${cards.notACard} is not a card`)
}

/** The decision that a move answers. */
export const askFor = (
  asked: readonly Ask[],
  who: { seat: Seat; hand?: number | undefined; by?: string | undefined },
): Ask | undefined =>
  asked.find(
    ask =>
      ask.seat === who.seat && ask.by === who.by && (who.hand === undefined || who.hand === (ask.hand ?? 1)),
  )

/** The written move as one of the legal options, or why it is none. */
export function moveFrom(written: WrittenMove, asked: readonly Ask[]): Move | Refusal {
  const ask = askFor(asked, written)
  if (!ask) return notToAct(written, asked)
  const who = {
    kind: 'move' as const,
    seat: ask.seat,
    ...(ask.hand === undefined ? {} : { hand: ask.hand }),
    ...(ask.by === undefined ? {} : { by: ask.by }),
  }
  const text = written.words.join(' ')
  if (ask.options.some(option => option.move === text && !option.cards)) {
    return legal({ ...who, move: text }, asked)
  }
  const { move, args, to } = partsOf(written.words)
  const option = ask.options.find(one => one.move === move && one.to === to)
  if (!option) return illegal(text, ask)
  const target = to === undefined ? {} : { to }
  if (option.cents) {
    if (args.length !== 1 || !/^\d+$/.test(args[0]!)) return refuse(`${move} takes an amount in cents`)
    return legal({ ...who, move, ...target, cents: Number(args[0]) }, asked)
  }
  if (option.cards) {
    const cards = parseCards(args.join(' '))
    if (!Array.isArray(cards)) return refuse(`${cards.notACard} is not a card`)
    return legal({ ...who, move, ...target, cards }, asked)
  }
  return args.length === 0
    ? legal({ ...who, move, ...target }, asked)
    : refuse(`${move} takes nothing after it`)
}

/** `add 5h to 2`: the move, what it names, and what it goes to. */
function partsOf(words: readonly string[]): { move: string; args: readonly string[]; to?: string } {
  const [move, ...rest] = words as [string, ...string[]]
  const at = rest.indexOf('to')
  return at < 0 ? { move, args: rest } : { move, args: rest.slice(0, at), to: rest.slice(at + 1).join(' ') }
}

/** The move itself if it is legal (with the usual amount where it names none), or why it is not. */
export function legal(move: Move, asked: readonly Ask[]): Move | Refusal {
  const ask = askFor(asked, move)
  if (!ask) return notToAct(move, asked)
  const option = ask.options.find(one => one.move === move.move && one.to === move.to)
  if (!option) return illegal(move.to === undefined ? move.move : `${move.move} to ${move.to}`, ask)
  return withinBounds(move, option)
}

function withinBounds(move: Move, option: Option): Move | Refusal {
  if (option.cards) {
    const { from, min, max, groups } = option.cards
    const named = move.cards ?? []
    if (named.length < min || named.length > max) {
      return refuse(`${move.move} takes ${min === max ? min : `${min} to ${max}`} cards, not ${named.length}`)
    }
    const left = [...from]
    for (const c of named) {
      const at = left.indexOf(c)
      if (at < 0) return refuse(`${whose(move)} does not hold ${nameOf(c)}`)
      left.splice(at, 1)
    }
    if (groups && !groups.some(group => sameCards(group, named))) {
      return refuse(`${whose(move)} cannot ${move.move} ${namesOf(named)}`)
    }
    return move
  }
  if (option.cents) {
    const { min, max, step = 1, usual } = option.cents
    const cents = move.cents ?? usual
    if (cents === undefined) return refuse(`${move.move} takes an amount in cents`)
    if (!Number.isSafeInteger(cents) || cents < min || cents > max || (cents - min) % step !== 0) {
      const steps = step === 1 ? '' : ` in steps of ${step}`
      return refuse(`${move.move} ${cents}: ${min === max ? min : `from ${min} to ${max}`} cents${steps}`)
    }
    return move.cents === undefined ? { ...move, cents } : move
  }
  return move
}

/** The same cards, in whatever order. */
export function sameCards(a: readonly Card[], b: readonly Card[]): boolean {
  if (a.length !== b.length) return false
  const left = [...b]
  return a.every(card => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const notToAct = (
  who: { seat: Seat; hand?: number | undefined; by?: string | undefined },
  asked: readonly Ask[],
) =>
  refuse(
    asked.length === 0
      ? `${whose(who)} is not to act: nobody is`
      : `seat ${whose(who)} is not to act: seat ${asked.map(whose).join(', ')} is`,
  )

const illegal = (text: string, ask: Ask) =>
  refuse(`seat ${whose(ask)} may not ${text}: ${ask.options.map(describeOption).join(', ')}`)

export function describeOption(option: Option): string {
  if (option.cents) {
    const { min, max } = option.cents
    return `${option.move} ${min === max ? min : `${min}–${max}`}`
  }
  return option.to === undefined ? option.move : `${option.move} to ${option.to}`
}

/** The move as the record writes it. */
export function writeMove(move: Move): string {
  const cards = move.cards?.length ? ` ${namesOf(move.cards)}` : ''
  const to = move.to === undefined ? '' : ` to ${move.to}`
  return `${whose(move)} ${move.move}${move.cents === undefined ? '' : ` ${move.cents}`}${cards}${to}`
}

export function writeRuling(ruling: Ruling): string {
  const { name, seat, cards, cents } = ruling
  const who = seat === undefined ? '' : ` ${whose({ ...ruling, seat })}`
  return `floor ${name}${who}${cards?.length ? ` ${namesOf(cards)}` : ''}${cents === undefined ? '' : ` ${cents}`}`
}
