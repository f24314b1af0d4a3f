import { granted, type Text } from '@cardroom/engine'
import { parseCard } from '@cardroom/engine/cards'
import { feesOf, inForce, type Schedule } from '@cardroom/engine/collection'
import { slowShares } from '@cardroom/rulebook/testing'
import { expect, test } from 'vitest'
import type { Exercise } from '../exercise/exercise.ts'
import { book, everyExercise, named } from '../testing/exercises.ts'

const total = (cents: Readonly<Record<string, number>>): number =>
  Object.values(cents).reduce((sum, one) => sum + one, 0)

const factOf = (say: string, { situation }: Exercise): Readonly<Record<string, unknown>>[] =>
  situation.facts.flatMap(({ text }: { text: Text }) =>
    typeof text !== 'string' && text.say === say ? [text.values ?? {}] : [],
  )

test('the change and what is due make what was put in; a call is owed by what the others have bet', () => {
  const kinds = new Set<unknown>()
  for (const { exercise, played } of everyExercise('change')) {
    const { key, situation } = exercise
    const [fact] = factOf('fact-put-in', exercise)
    const { who, put, due, for: what } = fact ?? {}
    kinds.add(what)
    const chips = (list: readonly { cents: number; count: number }[]) =>
      list.reduce((sum, { cents, count }) => sum + cents * count, 0)
    expect(chips(situation.chips ?? []), named(exercise)).toBe(put)
    expect(chips(key.by === 'chips' ? key.chips : []) + Number(due), named(exercise)).toBe(put)
    if (what === 'call') {
      const { seats } = situation.view
      const own = seats.find(({ seat }) => String(seat) === who)!
      const owed = Math.max(...seats.map(({ bet }) => bet)) - own.bet
      expect(due, named(exercise)).toBe(Math.min(owed, own.stack ?? owed))
    } else {
      expect(
        played.round.result.fees.map(({ cents }) => cents),
        named(exercise),
      ).toContain(due)
    }
  }
  expect(kinds).toEqual(new Set(['call', 'fee']))
})

/** The option that a table has posted. */
const scheduleOf = ({ game, house }: Exercise): readonly Schedule[] =>
  granted(book.schedules(game, house.schedule ?? ''))

test('the fees are those of the round, which took them from somebody; the player-dealer’s is what is printed', () => {
  let fromBank = 0
  for (const { exercise, played, rules } of everyExercise('fees')) {
    const { key, situation } = exercise
    const cents = key.by === 'cents' ? key.cents : {}
    const { fees, net } = played.round.result
    expect(total(cents), named(exercise)).toBe(fees.reduce((sum, fee) => sum + fee.cents, 0))
    expect(total(cents) + total(net), named(exercise)).toBe(0)
    if (!('wagers' in rules) || !cents.bank) continue
    const schedule = granted(inForce(scheduleOf(exercise), undefined))
    if (schedule.option.actionWithoutBonus || schedule.option.bank?.unit === 'spot') continue
    fromBank++
    const { wagers } = situation.view
    const action = wagers.reduce((sum, { amount }) => sum + amount, 0)
    const players = new Set(wagers.map(({ seat, by }) => `${seat}/${by}`)).size
    const [due] = granted(feesOf(schedule, { action, players, wager: 1, minutes: 0 })).fees
    expect(due, named(exercise)).toMatchObject({ from: 'bank', cents: cents.bank })
  }
  expect(fromBank).toBeGreaterThan(20)
})

test('a slower showdown, five cards by five cards and level by level, gives the pots to the same', () => {
  let compared = 0
  for (const { exercise, played, rules } of everyExercise('pots')) {
    const { key, situation } = exercise
    const cents = key.by === 'cents' ? key.cents : {}
    const pots = factOf('fact-pot', exercise)
    for (const { pot, cents: amount } of pots) {
      const given = Object.entries(cents).filter(([of]) => of.startsWith(`${pot}/`))
      expect(total(Object.fromEntries(given)), named(exercise)).toBe(amount)
    }
    const boards = situation.view.piles.filter(({ place }) => place.startsWith('board'))
    if (rules.family !== 'poker' || rules.boards || boards.length > 1 || rules.showdown.checkedSeven) continue
    const board = boards[0]?.cards.map(name => parseCard(name)!) ?? []
    const slow = slowShares(rules, played.round.result, board)
    const isKnown = rules.showdown.halves.every(({ ranking }) => KNOWN.includes(ranking))
    if (!slow || !isKnown) continue
    compared++
    const seats = new Set(Object.keys(cents).map(of => of.split('/')[1]!))
    for (const seat of seats) {
      const mine = Object.entries(cents).reduce(
        (sum, [of, one]) => (of.endsWith(`/${seat}`) ? sum + one : sum),
        0,
      )
      // A slower showdown divides to fractions: an odd chip of each pot and half lies between.
      expect(Math.abs(mine - (slow[seat] ?? 0)), named(exercise)).toBeLessThanOrEqual(200 * pots.length)
    }
  }
  expect(compared).toBeGreaterThan(20)
})

const KNOWN: readonly string[] = ['high', 'eight-or-better', 'low-a5', 'low-27', 'badugi']
