import type { Text, Value, Values } from '@cardroom/engine'
import { cardNames, cardSign } from './cards.ts'
import { inCase } from './message/case.ts'
import type { GivenOptions, MessageFunctions } from './message/compile.ts'
import { ownWord } from './own-word.ts'
import type { Speaker } from './speaker.ts'
import { whoName } from './who.ts'

/** What a function of a message may use of its language. */
export interface MessageContext {
  readonly m: Speaker
  /** The key of the message. */
  readonly key: string
  /** Says another message of the language; nothing, if it has none. */
  tell(key: string, values: Values): string | undefined
  /** `one`, `other`: the forms of a language for a number. */
  plural(n: number): string
  /** How a separator reads before what follows it: Spanish `o` becomes `u` before an o. */
  separator(between: string, next: string): string
}

const text = (value: Value): string => (value === undefined ? '' : String(value))
const numberOf = (value: Value): number => Number(value ?? 0)

/** What a list of names has for a value: `directions.clockwise`; for everything else it may have `directions.*`. */
const nameIn = (value: Value, list: Value, { tell }: MessageContext): string | undefined =>
  tell(`${text(list)}.${text(value)}`, {}) ?? tell(`${text(list)}.*`, {})

const listOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []).filter(isGiven)
const itemOf = (value: Value, at: Value): Value => listOf(value).at(Number(at))
const countOf = (value: Value): number => listOf(value).length

const isGiven = (value: Value): boolean =>
  value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)

/** Everything that a message may do with a value. */
export const FUNCTIONS: MessageFunctions<MessageContext> = {
  /** As it is; chooses by what it is: a word of the notation, `true`. */
  string: { write: text, select: value => [text(value)] },
  /** `17,160`; chooses by the number itself, then by the plural of the language. */
  number: {
    write: (value, { digits }, { m }) =>
      m.number(numberOf(value), digits === undefined ? undefined : Number(digits)),
    select: (value, _, { plural }) => [text(value), plural(numberOf(value))],
  },
  /** Chooses `yes` for what is there: an empty list is not, nor is what was left out. */
  given: { write: text, select: value => [isGiven(value) ? 'yes' : 'no'] },
  /** Chooses `yes` where two values are the same, or with `add` so far apart. */
  equal: {
    select: (value, { to, add }) => [
      text(add === undefined ? value : numberOf(value) + Number(add)) === text(to) ? 'yes' : 'no',
    ],
  },
  /** Chooses `yes` where a list has it. */
  has: {
    select: (value, { item }) => [Array.isArray(value) && value.includes(item) ? 'yes' : 'no'],
  },
  /** A number and some more: what is counted from 0 is read from 1. */
  offset: { write: (value, { add }) => text(numberOf(value) + Number(add)) },
  /** `$12.50`; with `sign=always` a gain or a loss, `+$5`. */
  money: { write: (value, { sign }, { m }) => (sign === 'always' ? m.change : m.money)(numberOf(value)) },
  /** `+1.5`, `−2`. */
  signed: { write: (value, _, { m }) => m.signed(numberOf(value)) },
  /** `6.34 %`. */
  percent: { write: (value, { digits }, { m }) => m.percent(numberOf(value), Number(digits)) },
  /** `12 sec`. */
  seconds: { write: (value, _, { m }) => m.seconds(numberOf(value)) },
  /** A day and a time of it, from milliseconds. */
  datetime: { write: (value, _, { m }) => m.time(numberOf(value)) },
  /** A time of the day, from milliseconds. */
  time: { write: (value, _, { m }) => m.clock(numberOf(value)) },
  /** A time of the day that is written already; chooses by its hour: Spanish has `la 1:30`, `las 2:30`. */
  hour: { write: text, select: (value, _, { plural }) => [plural(Number.parseInt(text(value), 10))] },
  /** `17`, `21½`. */
  points: {
    write: value => `${Math.floor(numberOf(value))}${Number.isInteger(numberOf(value)) ? '' : '½'}`,
  },
  /** `3:2` by the message `odds`. */
  odds: {
    write(value, _, { tell }) {
      const [pays, to] = text(value).split(':')
      return to === undefined ? text(value) : (tell('odds', { pays, to }) ?? text(value))
    },
  },
  /** `king`; `kings` with `number=plural`. Chooses by the gender that a language gives it. */
  rank: {
    write: (value, { number }, context) =>
      nameIn(value, number === 'plural' ? 'cards.plurals' : 'cards.ranks', context) ?? text(value),
    select: (value, _, context) => [nameIn(value, 'cards.genders', context) ?? 'masculine'],
  },
  /** Ranks as lows are read, `8-7-4-2-A`, or with something else between them. */
  ranks: {
    write: (value, { by = '-' }) =>
      Array.from(text(value), letter => (letter === 'T' ? '10' : letter)).join(text(by)),
  },
  suit: { write: (value, _, context) => nameIn(value, 'cards.suits', context) ?? text(value) },
  /** A domino by its name. */
  tile: { write: (value, _, context) => nameIn(value, 'cards.tiles', context) ?? text(value) },
  /** Cards as a record writes them: as signs, or with `as=words` in words. */
  cards: {
    write(value, { as }, { m }) {
      const cards = text(value).split(' ')
      return as === 'words' ? cardNames(m, cards) : cards.map(card => cardSign(m, card)).join(' ')
    },
  },
  /** `Seat 3`. */
  seat: { write: (value, _, { tell }) => tell('table.seat', { seat: value }) ?? text(value) },
  /** A person or hand at the table: a seat, a hand of it, a back-line bettor, the player-dealer, or a name. */
  person: { write: (value, _, { m }) => whoName(m, text(value)) },
  /** What stands on the felt: a filing prints it in English, and a language may have its own for it. */
  wager: { write: (value, _, context) => nameIn(value, 'printed', context) ?? text(value) },
  /** Another saying. */
  say: { write: (value, _, { m }) => (value === undefined ? '' : m.say(value as Text)) },
  /** The word for a value from a list of names; what is not in it is written by the function that `else` names. */
  name: {
    write: (value, options, context, values) =>
      nameIn(value, options.in ?? context.key, context) ?? writeBy(options.else, value, {}, context, values),
  },
  /** A key's own word: `super-match` is "Super match". */
  own: { write: value => ownWord(text(value)) },
  /** An option of a schedule by the document that it is printed in: `rates/3`. */
  schedule: {
    write(value, _, context) {
      const [document, ...option] = text(value).split('/')
      return [nameIn(document, 'documents', context) ?? document, ...option].join('/')
    },
  },
  /** One of a list, counted from 0, or from the end with -1, as the function `of` writes it; chooses by what it is. */
  item: {
    write: (value, { at, of, ...options }, context, values) =>
      writeBy(of, itemOf(value, at), options, context, values),
    select: (value, { at }) => [text(itemOf(value, at))],
  },
  /** A part of this message that stands apart: `{:part name=removed}` is the message `KEY.removed`. */
  part: {
    write: (_, { name }, { key, tell }, values) => tell(`${key}.${text(name)}`, values) ?? '',
  },
  /**
   * A list: `type=and` and `type=or` as the language joins them, else with `by` between them. `of` is the function that
   * writes one of them, with the options that it takes; `part` names a part of the message instead, with `$item` in it
   * and its place in `$at`. `first` and `last` are parts that come before and after, where they say something; `stop`
   * ends each that has no stop of its own. What was left out is left out.
   */
  list: {
    write(value, options, context, values) {
      const { type, by = ', ', of, part, first, last, stop } = options
      const { m, key, tell, separator } = context
      const parted = (name: Value, inner: Values): string => tell(`${key}.${text(name)}`, inner) ?? ''
      const items = listOf(value).map((item, at) =>
        part === undefined
          ? inCase(writeBy(of, item, options, context, values), options.case)
          : parted(part, { ...values, item, at }),
      )
      if (first !== undefined) items.unshift(...[parted(first, values)].filter(Boolean))
      if (last !== undefined) items.push(...[parted(last, values)].filter(Boolean))
      if (type === 'and') return m.all(items)
      if (type === 'or') return m.any(items)
      const ended =
        stop === undefined ? items : items.map(item => (/[.!?。！？]$/.test(item) ? item : item + text(stop)))
      return ended.reduce((said, item, at) => (at === 0 ? item : said + separator(text(by), item) + item), '')
    },
  },
  /** How many there are in a list; chooses as a number does. */
  count: {
    write: value => text(countOf(value)),
    select: (value, _, { plural }) => [text(countOf(value)), plural(countOf(value))],
  },
}

/** What a function writes that another names. */
function writeBy(
  name: Value,
  value: Value,
  options: GivenOptions,
  context: MessageContext,
  values: Values,
): string {
  const { write } = FUNCTIONS[name === undefined ? 'string' : text(name)] ?? {}
  if (write === undefined) throw new Error(`:${text(name)} writes nothing`)
  return write(value, options, context, values)
}
