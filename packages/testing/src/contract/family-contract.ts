import { deepEqual, equal, ok } from 'node:assert/strict'
import { askedSeat, type FamilyName, families, gameOf, type Rules, unwrap } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import {
  type FeeLibrary,
  numberedSeed,
  playAndCheck,
  randomInput,
  ShuffledShoe,
  startRandomRound,
} from '@cardroom/engine/random'
import { readAll, type Shape } from '@cardroom/engine/shape'
import { checkTable } from '../tables/check-table.ts'
import { tableByChance } from '../tables/tables.ts'
import type { Law } from './law.ts'

/** How much is played for each law. */
const ROUNDS = 10
const TABLES = 2
const ROUNDS_OF_A_TABLE = 3

/**
 * What a family must do for one of its games: it plays, its bots play, its tables last, its rule sets are
 * read back and its sheet is written.
 */
export function familyContract(rules: Rules, book: FeeLibrary): readonly Law[] {
  return [
    {
      name: 'rounds end, no chip is lost, nobody sees too much, and records lead to the same result',
      holds: () => times(ROUNDS, n => playAndCheck(rules, n, book)),
    },
    {
      name: 'its advice is a legal move, from what a seat can see',
      holds: () => times(ROUNDS, n => playByAdvice(rules, n, book)),
    },
    {
      name: 'a table of it is what its events make it, over several rounds',
      holds: () => times(TABLES, n => checkTable(tableByChance(rules, n, ROUNDS_OF_A_TABLE, book))),
    },
    {
      name: 'its rule set is plain data, and its shape reads it back',
      holds: () => readBack(rules),
    },
    {
      name: 'its sheet has sections, none of them empty',
      holds: () => {
        const sections = gameOf(rules).sheet()
        ok(sections.length > 0, 'nothing is said of the game')
        for (const { lines, table, grid } of sections) ok(lines?.length || table || grid, 'an empty section')
      },
    },
  ]
}

/** Names the number of a failing round. */
function times(count: number, holds: (n: number) => void): void {
  for (let n = 0; n < count; n++) {
    try {
      holds(n)
    } catch (error) {
      throw new Error(`number ${n}`, { cause: error })
    }
  }
}

/** A random round in which everybody follows the family's advice. */
export function playByAdvice(rules: Rules, n: number, book: FeeLibrary): void {
  const randomness = new Randomness(numberedSeed(n))
  const { round } = startRandomRound(rules, n, randomness, book)
  const dealer = new ShuffledShoe(round.shoe, randomness)
  while (!round.over) {
    const { awaiting } = round
    const ask = awaiting.kind === 'decision' ? awaiting.asked[0] : undefined
    const input = ask
      ? gameOf(rules).advise(round.view(askedSeat(ask)), ask)
      : randomInput(round, dealer, randomness)
    unwrap(round.take(input))
  }
}

function readBack(rules: Rules): void {
  const written: unknown = JSON.parse(JSON.stringify(rules))
  deepEqual(written, rules)
  const shape: Shape<unknown> = families[rules.family satisfies FamilyName].rules
  const read = readAll(shape, written)
  equal('mistakes' in read ? JSON.stringify(read.mistakes) : '', '')
  deepEqual('value' in read ? read.value : undefined, rules)
}
