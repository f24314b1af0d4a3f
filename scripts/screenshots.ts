// Pictures of tables of every family at every size of screen, in dist/screenshots.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '@cardroom/rulebook'
import { launchBrowser } from '../tests/browser/room.ts'
import { FullTables, MOMENTS } from '../tests/browser/tables/moments.ts'
import { ShownTable, SIZES, sizeOf } from '../tests/browser/tables/shown.ts'
import { readmePictures } from './readme-pictures.ts'

const USAGE = `npm run screenshots -- [--size 390x844]… [--moment wagers]… [--all] [--out FOLDER] [FAMILY | GAME]…

Pictures of one game of every family, or of those that are named (a family, a room's game, or part of its name).
  --size WIDTHxHEIGHT  only this size; may be repeated (${SIZES.join(', ')})
  --moment NAME        only this moment; may be repeated (${MOMENTS.join(', ')})
  --all                every game of the chosen families
  --out FOLDER         where they go (dist/screenshots)
  --readme             instead of all these the pictures of the README, into docs/pictures
`

/** How many pages are drawn at once. */
const PARALLEL_PAGES = 2

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', multiple: true },
    moment: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    out: { type: 'string' },
    readme: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  process.stdout.write(USAGE)
  process.exit()
}
const sizes = (values.size ?? SIZES).map(text => ({ text, ...sizeOf(text) }))
const moments = MOMENTS.filter(name => values.moment?.includes(name) ?? true)
const out = values.out ?? join(import.meta.dirname, '../dist/screenshots')

/** One game of each family, and of poker one of each layout. */
const DEFAULT_GAMES = [
  'comstock/ez-baccarat-panda-8',
  'players/golden-frog-baccarat',
  'outlaws/pure-21-5-blackjack',
  'stars/pure-spanish-21-5',
  'players/21st-century-blackjack-switch',
  'cameo/three-card-poker-6-card-bonus',
  'cameo/ultimate-texas-holdem',
  'comstock/let-it-ride-bonus',
  'cameo/fortune-pai-gow-poker',
  'stars/pai-gow-tiles',
  'comstock/super-pan-9',
  'outlaws/texas-holdem',
  'players/big-o-hi-lo',
  'players/double-board-omaha',
  'comstock/seven-card-stud',
  'comstock/mexican-poker',
  'players/badugi',
  'comstock/pan',
]
const wanted = games.filter(
  ({ id, family }) =>
    (values.all || positionals.includes(id) || DEFAULT_GAMES.includes(id)) &&
    (positionals.length === 0 || positionals.some(name => family === name || id.includes(name))),
)
const unknown = positionals.filter(
  name => !games.some(({ id, family }) => family === name || id.includes(name)),
)
if (unknown.length > 0 || wanted.length === 0) {
  process.stderr.write(`No game is called ${unknown.join(', ')}.\n\n${USAGE}`)
  process.exit(2)
}

const tables = new FullTables()
const browser = await launchBrowser()
if (values.readme) {
  const drawn = await readmePictures(browser, tables)
  await browser.close()
  await tables.close()
  process.stdout.write(`${drawn} pictures in docs\n`)
  process.exit()
}
mkdirSync(out, { recursive: true })
const left = [...wanted]
let count = 0
const draw = async (): Promise<void> => {
  const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const shown = await ShownTable.in(await context.newPage())
  for (let rules = left.shift(); rules; rules = left.shift()) {
    const { url, moments: seen } = await tables.momentsOf(rules.id, rules.seats.places)
    for (const { text, ...size } of sizes) {
      await shown.page.setViewportSize(size)
      for (const { name, table } of seen.filter(moment => moments.includes(moment.name))) {
        await shown.show(url, table)
        await shown.page.screenshot({ path: join(out, `${rules.id.replace('/', '-')}.${name}.${text}.png`) })
        count++
      }
    }
  }
  await context.close()
}
await Promise.all(Array.from({ length: PARALLEL_PAGES }, draw))
await browser.close()
await tables.close()
process.stdout.write(`${count} pictures in ${out}\n`)
