import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest test files, by `npm test -- --times`; the rest comes as Vitest sorts it. */
const LONGEST_TESTS = [
  'overlaps.test.ts',
  'tablet-rounds.test.ts',
  'chaos.test.ts',
  'kernel.test.ts',
  'nodes.test.ts',
  'random-play.test.ts',
  'serve.test.ts',
  'archive.test.ts',
  'floor.test.ts',
  'beside-events.test.ts',
  'crash.test.ts',
  'packed.test.ts',
  'hidden.test.ts',
  'review.test.ts',
  'sealed-records.test.ts',
  'face-down.test.ts',
]

/** The files that take longest begin first, so that all cores have something to do until the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST_TESTS.indexOf(basename(moduleId))
      return at < 0 ? LONGEST_TESTS.length : at
    }
    return sorted.toSorted((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b))
  }
}
