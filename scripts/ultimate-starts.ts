// Solves Ultimate Texas Hold'em and writes the tables that the lab carries with it; `npm run format` puts them in shape.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readingsOf, unwrap } from '@cardroom/engine'
import { ultimateTables } from '@cardroom/lab'
import { filed } from '@cardroom/rulebook'

const rules = filed('ultimate', 'cameo/ultimate-texas-holdem')
const { pays, starts, game } = await ultimateTables(rules, unwrap(readingsOf(rules)), {
  workers: availableParallelism(),
})
const rows = starts.map(({ stay, play, later }) => `    [${stay}, ${play}, ${later}],`)

write(
  'solved-starts.ts',
  `import type { UltimatePays } from './pays.ts'

/** Written by scripts/ultimate-starts.ts: stay, play and later of each start, in Antes. */
export const SOLVED_STARTS: {
  readonly pays: UltimatePays
  readonly starts: readonly (readonly [stay: number, play: number, later: number])[]
} = {
  pays: ${JSON.stringify(pays)},
  starts: [
${rows.join('\n')}
  ],
}
`,
)
write(
  'solved-game.ts',
  `import type { UltimatePays } from './pays.ts'
import type { Solution } from './solution.ts'

/** Written by scripts/ultimate-starts.ts: how the game is played best, and how often each round ends in each way. */
export const SOLVED_GAME: { readonly pays: UltimatePays; readonly game: Solution } = {
  pays: ${JSON.stringify(pays)},
  game: ${JSON.stringify(game)},
}
`,
)

function write(name: string, text: string): void {
  const file = join(import.meta.dirname, '..', 'packages', 'lab', 'src', 'ultimate', name)
  writeFileSync(file, text)
  console.log(file)
}
