import { BadInput } from './command/bad-input.ts'
import type { CliCommand } from './command/command.ts'

/** Every command and what it does; a command's code is loaded when it is asked for. */
export const commands: Readonly<Record<string, { readonly does: string; load(): Promise<CliCommand> }>> = {
  games: {
    does: 'every game that was filed',
    load: async () => (await import('./commands/games.ts')).gamesCommand,
  },
  rules: {
    does: 'the rule sheet of a game; search, diff, regimes, a new room’s filing',
    load: async () => (await import('./commands/rules.ts')).rulesCommand,
  },
  schema: {
    does: 'the JSON Schema of records and rule sets',
    load: async () => (await import('./commands/schema.ts')).schemaCommand,
  },
  fee: {
    does: 'what a schedule option takes, and from whom',
    load: async () => (await import('./commands/fee.ts')).feeCommand,
  },
  fees: {
    does: 'what every schedule option of a game would bring',
    load: async () => (await import('./commands/fees.ts')).feesCommand,
  },
  play: {
    does: 'completes round records',
    load: async () => (await import('./commands/play.ts')).playCommand,
  },
  verify: {
    does: 'recomputes finished records',
    load: async () => (await import('./commands/verify.ts')).verifyCommand,
  },
  review: {
    does: 'what each decision of finished records was worth',
    load: async () => (await import('./commands/review.ts')).reviewCommand,
  },
  exam: {
    does: 'examines house dealers: a sheet of questions with its key',
    load: async () => (await import('./commands/exam.ts')).examCommand,
  },
  words: {
    does: 'what each language has yet to say in its own words',
    load: async () => (await import('./commands/words.ts')).wordsCommand,
  },
  rank: { does: 'what a hand is', load: async () => (await import('./commands/rank.ts')).rankCommand },
  phh: {
    does: 'replays and writes poker hand histories',
    load: async () => (await import('./commands/phh.ts')).phhCommand,
  },
  convert: {
    does: 'rounds in another format: records, PHH, OHH, text, CSV',
    load: async () => (await import('./commands/convert.ts')).convertCommand,
  },
  odds: { does: 'what each wager costs', load: async () => (await import('./commands/odds.ts')).oddsCommand },
  equity: {
    does: 'what hands and ranges win on average',
    load: async () => (await import('./commands/equity.ts')).equityCommand,
  },
  frequencies: {
    does: 'how often each hand comes',
    load: async () => (await import('./commands/frequencies.ts')).frequenciesCommand,
  },
  bench: {
    does: 'its speed beside that of other packages',
    load: async () => (await import('./commands/bench.ts')).benchCommand,
  },
  serve: {
    does: 'the card room: server and page',
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  signs: {
    does: 'prints what is posted at the tables of a card room',
    load: async () => (await import('./commands/signs.ts')).signsCommand,
  },
  backup: {
    does: 'copies what a card room keeps, while it runs',
    load: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  restore: {
    does: 'makes a data folder of such a copy',
    load: async () => (await import('./commands/restore.ts')).restoreCommand,
  },
  audit: {
    does: 'checks everything that a card room has kept',
    load: async () => (await import('./commands/audit.ts')).auditCommand,
  },
  books: {
    does: 'the books of a card room: trial balance, by shift, table …, journal',
    load: async () => (await import('./commands/books.ts')).booksCommand,
  },
  move: {
    does: 'carries a card room over to another folder or database',
    load: async () => (await import('./commands/move.ts')).moveCommand,
  },
  'operator-link': {
    does: 'a link that makes somebody the operator of a card room',
    load: async () => (await import('./commands/operator-link.ts')).operatorLinkCommand,
  },
  archive: {
    does: 'moves rounds of past months into compressed files',
    load: async () => (await import('./commands/archive.ts')).archiveCommand,
  },
  bank: {
    does: 'what a table brings its player-dealer',
    load: async () => (await import('./commands/bank.ts')).bankCommand,
  },
  batch: {
    does: 'many questions in one process',
    load: async () => (await import('./commands/batch.ts')).batchOf(findCommand),
  },
}

export async function findCommand(name: string): Promise<CliCommand> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry) throw new BadInput(`there is no such command (${Object.keys(commands).join(', ')})`)
  return entry.load()
}
