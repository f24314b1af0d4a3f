import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest test files, by `npm test -- --times`; the rest comes as Vitest sorts it. */
const LONGEST_TESTS = [
  'languages.test.ts',
  'overlaps.test.ts',
  'axe.test.ts',
  'by-ear.test.ts',
  'deal-by-hand.test.ts',
  'player-dealer-games.test.ts',
  'site.test.ts',
  'tablet-rounds.test.ts',
  'packed.test.ts',
  'chaos.test.ts',
  'kernel.test.ts',
  'serve.test.ts',
  'archive.test.ts',
  'random-play.test.ts',
  'hidden.test.ts',
  'floor.test.ts',
  'board.test.ts',
  'reference.test.ts',
  'crash.test.ts',
  'nodes.test.ts',
  'verify.test.ts',
  'pages.test.ts',
  'beside-events.test.ts',
  'friends.test.ts',
  'pan.test.ts',
  'edge.test.ts',
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
