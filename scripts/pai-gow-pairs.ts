// Lays every hand of pai gow poker against every other, for each house way that was filed, and writes the table that
// the lab carries with it; `npm run format` puts it in shape. What the table has already is kept; --again finds
// everything anew. A minute or two a house way.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { everyPaiGowPair, filedPaiGowSettings, type PairEnds } from '@cardroom/lab'
import { games } from '@cardroom/rulebook'

const file = join(import.meta.dirname, '..', 'packages', 'lab', 'src', 'pai-gow', 'solved-pairs.ts')
const again = process.argv.includes('--again')
const settings = games
  .flatMap(game => (game.family === 'pai-gow' ? filedPaiGowSettings(game) : []))
  .sort((a, b) => a.setting.wheel.localeCompare(b.setting.wheel))
const found = new Map<string, { readonly ends: PairEnds; readonly games: string }>()
for (const { name, setting, known } of settings) {
  if (found.has(name)) continue
  const named = settings.filter(one => one.name === name).map(one => one.title)
  const ends = !again && known ? known : await everyPaiGowPair(setting, { workers: availableParallelism() })
  found.set(name, { ends, games: [...new Set(named)].join(', ') })
  write()
}

function write(): void {
  const rows = [...found].map(
    ([name, { ends, games }]) => `  // ${games}\n  '${name}': { win: ${ends.win}, lose: ${ends.lose} },`,
  )
  writeFileSync(
    file,
    `import type { PairEnds } from './solved.ts'

/** Written by scripts/pai-gow-pairs.ts: in how many of all pairs of hands the player wins and loses. */
export const SOLVED_PAIRS: Readonly<Record<string, PairEnds>> = {
${rows.join('\n')}
}
`,
  )
}
