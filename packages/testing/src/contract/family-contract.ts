import { deepEqual, equal, ok } from 'node:assert/strict'
import { askedSeat, type FamilyName, families, gameOf, granted, type Rules } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { readAll, type Shape } from '@cardroom/engine/shape'
import { Dealer } from '../rounds/dealer.ts'
import type { Book } from '../rounds/house.ts'
import { randomInput } from '../rounds/moves.ts'
import { playAndCheck } from '../rounds/play.ts'
import { seedOf } from '../rounds/seed.ts'
import { startRandom } from '../rounds/start.ts'
import { checkTable } from '../tables/check-table.ts'
import { tableByChance } from '../tables/tables.ts'
import type { Law } from './law.ts'

/** How much is played for each law. */
const ROUNDS = 10
const TABLES = 2
const ROUNDS_OF_A_TABLE = 3

/**
 * What a family owes to whoever plays its games, asked of one of them: it plays, its bots play, its tables last, its
 * rule sets are read back and its sheet is written.
 */
export function familyContract(rules: Rules, book: Book): readonly Law[] {
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

/** Says of which number what does not hold does not. */
function times(count: number, holds: (n: number) => void): void {
  for (let n = 0; n < count; n++) {
    try {
      holds(n)
    } catch (error) {
      throw new Error(`number ${n}`, { cause: error })
    }
  }
}

/** A round by chance in which everybody does what the family advises. */
export function playByAdvice(rules: Rules, n: number, book: Book): void {
  const randomness = new Randomness(seedOf(n))
  const { round } = startRandom(rules, n, randomness, book)
  const dealer = new Dealer(round.shoe, randomness)
  while (!round.over) {
    const { awaiting } = round
    const ask = awaiting.kind === 'decision' ? awaiting.asked[0] : undefined
    const input = ask
      ? gameOf(rules).advise(round.view(askedSeat(ask)), ask)
      : randomInput(round, dealer, randomness)
    granted(round.take(input))
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
