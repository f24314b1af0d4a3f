import { type Result, type RulesOf, type Text, unwrap } from '@cardroom/engine'
import { parseCard } from '@cardroom/engine/cards'
import { type FeeRate, optionInForce, type Schedule } from '@cardroom/engine/collection'
import { slowFives, slowShares } from '@cardroom/rulebook/testing'
import { expect, test } from 'vitest'
import type { Exercise } from '../exercise/exercise.ts'
import { bettorOf } from '../table/hands.ts'
import { book, everyExercise, exerciseName } from '../testing/exercises.ts'

const total = (cents: Readonly<Record<string, number>>): number =>
  Object.values(cents).reduce((sum, one) => sum + one, 0)

const factOf = (say: string, { situation }: Exercise): Readonly<Record<string, unknown>>[] =>
  situation.facts.flatMap(({ text }: { text: Text }) =>
    typeof text !== 'string' && text.say === say ? [text.values ?? {}] : [],
  )

test('change and the due amount add up to the chips put in, and a call to the others’ bets', () => {
  const kinds = new Set<unknown>()
  for (const { exercise, played } of everyExercise('change')) {
    const { key, situation } = exercise
    const [fact] = factOf('fact-put-in', exercise)
    const { who, put, due, for: what } = fact ?? {}
    kinds.add(what)
    const chips = (list: readonly { cents: number; count: number }[]) =>
      list.reduce((sum, { cents, count }) => sum + cents * count, 0)
    expect(chips(situation.chips ?? []), exerciseName(exercise)).toBe(put)
    expect(chips(key.by === 'chips' ? key.chips : []) + Number(due), exerciseName(exercise)).toBe(put)
    if (what === 'call') {
      const { seats } = situation.view
      const own = seats.find(({ seat }) => String(seat) === who)!
      const owed = Math.max(...seats.map(({ bet }) => bet)) - own.bet
      expect(due, exerciseName(exercise)).toBe(Math.min(owed, own.stack ?? owed))
    } else {
      expect(
        played.round.result.fees.map(({ cents }) => cents),
        exerciseName(exercise),
      ).toContain(due)
    }
  }
  expect(kinds).toEqual(new Set(['call', 'fee']))
})

/** The option that a table has posted. */
const scheduleOf = ({ game, house }: Exercise): readonly Schedule[] =>
  unwrap(book.schedules(game, house.schedule ?? ''))

test('the fees are those of the round, which took them from somebody; each is read off its printed row', () => {
  const read = { bank: 0, player: 0 }
  for (const { exercise, played, rules } of everyExercise('fees')) {
    const { key, situation } = exercise
    const cents = key.by === 'cents' ? key.cents : {}
    const { fees, net } = played.round.result
    expect(total(cents), exerciseName(exercise)).toBe(fees.reduce((sum, fee) => sum + fee.cents, 0))
    expect(total(cents) + total(net), exerciseName(exercise)).toBe(0)
    if (!('wagers' in rules)) continue
    const { option } = unwrap(optionInForce(scheduleOf(exercise), undefined))
    const isGame = ({ on }: { on: string }) => rules.wagers.find(one => one.on === on)?.kind === 'base'
    const { wagers } = situation.view
    const counted = option.actionWithoutBonus ? wagers.filter(isGame) : wagers
    const at = {
      action: counted.reduce((sum, { amount }) => sum + amount, 0),
      players: new Set(wagers.map(({ seat, by }) => `${seat}/${by}`)).size,
    }
    if (option.bank) {
      read.bank++
      const spots = option.bank.unit === 'spot' ? new Set(wagers.map(({ seat }) => seat)).size : 1
      expect(cents.bank, exerciseName(exercise)).toBe(spots * printed(option.bank.rate, { ...at, wager: 0 }))
    }
    const { player } = option
    if (!player || player.unit === '30min' || option.playerFor === 'every-game-wager') continue
    for (const who of Object.keys(cents).filter(one => one !== 'bank')) {
      const own = wagers.filter(wager => isGame(wager) && bettorOf(wager) === who)
      // Which bets of one person count together depends on the fee's unit, so those are taken from the round.
      if (own.length !== 1 || player.counts) continue
      read.player++
      expect(cents[who], exerciseName(exercise)).toBe(printed(player.rate, { ...at, wager: own[0]!.amount }))
    }
  }
  expect(Math.min(read.bank, read.player)).toBeGreaterThan(20)
})

/** The fee beside the row that something falls into: a row goes on until the next begins, the first from nothing on. */
function printed(rate: FeeRate, at: Readonly<Record<'action' | 'wager' | 'players', number>>): number {
  if (rate.by === 'flat') return rate.cents
  const { rows } = rate
  const what = at[rate.by]
  const begun = rows.filter(({ from = 0 }) => from <= what)
  const holds = begun.find(({ to = Number.POSITIVE_INFINITY }) => what <= to)
  return (holds ?? begun.at(-1) ?? rows[0]!).cents
}

test('a slower showdown gives the pots to the same hands', () => {
  let compared = 0
  for (const { exercise, played, rules } of everyExercise('pots')) {
    const { key, situation } = exercise
    const cents = key.by === 'cents' ? key.cents : {}
    const pots = factOf('fact-pot', exercise)
    for (const { pot, cents: amount } of pots) {
      const given = Object.entries(cents).filter(([of]) => of.startsWith(`${pot}/`))
      expect(total(Object.fromEntries(given)), exerciseName(exercise)).toBe(amount)
    }
    const boards = situation.view.piles.filter(({ place }) => place.startsWith('board'))
    if (rules.family !== 'poker' || rules.boards || boards.length > 1 || rules.showdown.checkedSeven) continue
    const { halves } = rules.showdown
    if (!halves.every(({ ranking, needs }) => KNOWN_RANKINGS.includes(ranking) && !needs)) continue
    const board = boards[0]?.cards.map(name => parseCard(name)!) ?? []
    const hands = handsOf(played.round.result)
    const { result } = played.round
    if (!slowShares(rules, result, board)) continue
    const put = putBy(result)
    const levels = [...new Set(Object.keys(hands).map(seat => put[seat]!))].toSorted((a, b) => a - b)
    expect(pots, exerciseName(exercise)).toHaveLength(levels.length)
    compared++
    for (const [at, { cents: amount }] of pots.entries()) {
      const contenders = Object.keys(hands).filter(seat => put[seat]! >= levels[at]!)
      const won = halves.flatMap(half => {
        const qualify = contenders.filter(
          seat => slowFives(rules, half.ranking, parsed(hands[seat]!), board).length > 0,
        )
        return qualify.length === 0 ? [] : [winners(rules, half, qualify, hands, board)]
      })
      const chips = slowPot(Number(amount), exercise, rules, won.length > 0 ? won : [contenders])
      for (const seat of contenders)
        expect(cents[`${at}/${seat}`] ?? 0, `${exerciseName(exercise)} pot ${at} seat ${seat}`).toBe(
          chips[seat] ?? 0,
        )
    }
  }
  expect(compared).toBeGreaterThan(20)
})

type Hands = Readonly<Record<string, string>>
type PokerHere = RulesOf<'poker'>

const parsed = (cards: string) => cards.split(' ').map(name => parseCard(name)!)

const handsOf = ({ hands = {} }: Result): Hands =>
  Object.fromEntries(Object.entries(hands).map(([seat, { cards }]) => [seat, cards]))

/** What each has put in: the share of the pots less the net result. */
const putBy = ({ net, pots = [] }: Result): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(net).map(([seat, change]) => {
      const shares = pots.flatMap(({ to }) => to).filter(share => String(share.seat) === seat)
      return [seat, shares.reduce((sum, { amount }) => sum + amount, 0) - change]
    }),
  )

/** The best hands for one half of the pot: each puts in one cent, and those that get some of it have won. */
function winners(
  rules: PokerHere,
  half: PokerHere['showdown']['halves'][number],
  seats: readonly string[],
  hands: Hands,
  board: readonly number[],
): string[] {
  if (seats.length === 1) return [...seats]
  const alone = { ...rules, showdown: { ...rules.showdown, halves: [half] } }
  const net = Object.fromEntries(seats.map(seat => [seat, -1]))
  const shown = Object.fromEntries(seats.map(seat => [seat, { cards: hands[seat]! }]))
  const shares = slowShares(alone, { hands: shown, net, fees: [] }, board)!
  return seats.filter(seat => (shares[seat] ?? 0) > 0)
}

/** A pot, chip by chip: one to each half as long as there are two, one to each winner of a half as long as it goes. */
function slowPot(
  amount: number,
  { record }: Exercise,
  rules: PokerHere,
  won: readonly (readonly string[])[],
): Record<string, number> {
  const {
    chip = 1,
    button = 0,
    seats = [],
  } = record as {
    chip?: number
    button?: number
    seats?: readonly { seat: number }[]
  }
  // Clockwise from the button's left.
  const round = seats.map(({ seat }) => seat).toSorted((a, b) => a - b)
  const order = [...round.filter(seat => seat > button), ...round.filter(seat => seat <= button)].map(String)
  const first = (of: readonly string[]) => order.find(seat => of.includes(seat))!
  const got: Record<string, number> = {}
  const give = (seat: string, cents: number) => {
    got[seat] = (got[seat] ?? 0) + cents
  }
  const among = (cents: number, of: readonly string[]) => {
    let left = cents
    for (; left >= of.length * chip; left -= of.length * chip) for (const seat of of) give(seat, chip)
    if (left > 0) give(first(of), left)
  }
  const [high = [], low] = won
  if (!low) {
    among(amount, high)
    return got
  }
  let half = 0
  let left = amount
  for (; left >= 2 * chip; left -= 2 * chip) half += chip
  const reading = rules.readings.find(({ name }) => name === 'oddChip')?.default
  const between = reading ?? rules.showdown.oddChip.between
  const closest = first([...high, ...low])
  const isAlone = between === 'closest-if-tied' && high.length > 1
  const toHigh = between !== 'position' || high.includes(closest)
  among(half + (toHigh && !isAlone ? left : 0), high)
  among(half + (toHigh ? 0 : left), low)
  if (isAlone) give(closest, left)
  return got
}

const KNOWN_RANKINGS: readonly string[] = ['high', 'eight-or-better', 'low-a5', 'low-27', 'badugi']
