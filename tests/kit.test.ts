import { completeRecord, unaccounted, unwrap } from '@cardroom/engine'
import { games, openRulebook } from '@cardroom/rulebook'
import { checkTable, familyContract, records, rounds, StackedShoe, tables, views } from '@cardroom/testing'
import { english } from '@cardroom/words/en'
import { nameHand } from '@cardroom/words/en/hand-names'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const library = await openRulebook()
const oneOfEachFamily = [...new Map(games.map(rules => [rules.family, rules])).values()]

const always = <T>(one: fc.Arbitrary<T>, holds: (one: T) => void, numRuns = 10): void =>
  fc.assert(
    fc.property(one, value => {
      holds(value)
    }),
    { numRuns, seed: 1 },
  )

describe.each(oneOfEachFamily)('$id', rules => {
  test('nets and fees of any round add up to zero', () => {
    always(rounds(rules, library), round => expect(unaccounted(round.result)).toBe(0))
  })

  test('completes any record with the names of its hands', () => {
    always(records(rules, library), record => {
      const completed = completeRecord(record, library, nameHand)
      expect(completed).toHaveProperty('result.net')
      expect(completed).toEqual(completeRecord(record, library, english.say))
    })
  })

  test('keeps every view the same through JSON', () => {
    let on = 0
    always(views(rules, library), ({ round, view }) => {
      if (!round.over) on++
      expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    })
    expect(on).toBeGreaterThan(0)
  })

  test('plays tables that keep their invariants', () => {
    const some = tables(rules, library)
    always(
      some,
      played => {
        expect(played.rounds.length).toBeGreaterThan(0)
        checkTable(played)
      },
      3,
    )
  })

  describe('the contract of its family', () => {
    for (const { name, holds } of familyContract(rules, library)) test(name, holds)
  })
})

describe('a stacked shoe', () => {
  const baccarat = unwrap(library.game('comstock/ez-baccarat-panda-8'))
  const started = () =>
    unwrap(
      baccarat.start({
        bank: { seat: 1, wager: 50_000 },
        wagers: [{ seat: 2, on: 'banker', amount: 2_500 }],
      }),
    )
  const dealt = (shoe: StackedShoe) => {
    const round = started()
    while (!round.over) unwrap(round.take(shoe.next(round.awaiting)!))
    return round.result
  }

  test('deals to each place the cards that a test has laid there', () => {
    const shoe = new StackedShoe({ player: '5h Kd 3c', banker: '2s 2d 9h' })
    expect(dealt(shoe).net).toEqual({ 1: 2_500, 2: -2_500 })
    shoe.used()
  })

  test('deals in the order of the shoe, and says whose card is missing', () => {
    expect(dealt(new StackedShoe('5h 2s Kd 2d 3c 9h')).net).toEqual({ 1: 2_500, 2: -2_500 })
    expect(() => dealt(new StackedShoe('5h 2s Kd'))).toThrow('banker')
  })

  test('names cards that were laid and never dealt', () => {
    const shoe = new StackedShoe({ player: '9h Kd 3c', banker: '2s 2d' })
    dealt(shoe)
    expect(() => shoe.used()).toThrow('3c')
  })
})
