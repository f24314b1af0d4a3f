import { expect, test } from 'vitest'
import { assemble, i32, i64, Routine, select, when } from './assembler.ts'

/** Runs a routine on a memory and gives back its first words. */
function run(routine: Routine, args: readonly number[], words: number): number[] {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assemble([routine], 1000)))
  const work = exports[routine.name] as (...args: readonly number[]) => void
  work(...args)
  return [...new Int32Array((exports.memory as WebAssembly.Memory).buffer, 0, words)]
}

test.each([0, 1, -1, 63, 64, -64, -65, 127, 128, 300, -12_345, 2 ** 31 - 1, -(2 ** 31)])(
  'the number %i',
  n => {
    const routine = new Routine('put', 0)
    routine.does(i32.store(i32.const(4), i32.const(n)))
    expect(run(routine, [], 2)).toEqual([0, n])
  },
)

test('a loop runs from its start to below its end, or not at all', () => {
  const routine = new Routine('squares', 2)
  const [from, end, i] = [routine.param(0), routine.param(1), routine.local()]
  routine.does(i.loop(from.get, end.get, i32.store(i32.mul(i.get, i32.const(4)), i32.mul(i.get, i.get))))
  expect(run(routine, [2, 5], 6)).toEqual([0, 0, 4, 9, 16, 0])
  expect(run(routine, [5, 5], 6)).toEqual([0, 0, 0, 0, 0, 0])
})

test('conditions and long numbers', () => {
  const routine = new Routine('choose', 1)
  const [which, long] = [routine.param(0), routine.local('i64')]
  routine.does(
    long.set(i64.shl(i64.const(5), i64.const(33))),
    i32.store(i32.const(0), i32.fromI64(i64.shr(long.get, i64.const(32)))),
    i32.store(i32.const(4), select(i32.const(7), i32.const(8), which.get)),
    when(which.get, i32.store(i32.const(8), i32.const(1)), i32.store(i32.const(8), i32.const(2))),
  )
  expect(run(routine, [1], 3)).toEqual([10, 7, 1])
  expect(run(routine, [0], 3)).toEqual([10, 8, 2])
})
