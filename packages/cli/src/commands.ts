import { BadInput } from './command/bad-input.ts'
import type { Command } from './command/command.ts'

/** Every command and what it does; a command's code is loaded when it is asked for. */
export const commands: Readonly<Record<string, { readonly does: string; load(): Promise<Command> }>> = {
  games: { does: 'every game that was filed', load: async () => (await import('./commands/games.ts')).games },
  rules: {
    does: 'the rule sheet of a game; search, diff, regimes, a new room’s filing',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  schema: {
    does: 'the JSON Schema of records and rule sets',
    load: async () => (await import('./commands/schema.ts')).schema,
  },
  fee: {
    does: 'what a schedule option takes, and from whom',
    load: async () => (await import('./commands/fee.ts')).fee,
  },
  fees: {
    does: 'what every schedule option of a game would bring',
    load: async () => (await import('./commands/fees.ts')).fees,
  },
  play: { does: 'completes round records', load: async () => (await import('./commands/play.ts')).play },
  verify: {
    does: 'recomputes finished records',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  review: {
    does: 'what each decision of finished records was worth',
    load: async () => (await import('./commands/review.ts')).review,
  },
  exam: {
    does: 'examines house dealers: a sheet of questions with its key',
    load: async () => (await import('./commands/exam.ts')).exam,
  },
  rank: { does: 'what a hand is', load: async () => (await import('./commands/rank.ts')).rank },
  phh: {
    does: 'replays and writes poker hand histories',
    load: async () => (await import('./commands/phh.ts')).phh,
  },
  convert: {
    does: 'rounds in another format: records, PHH, OHH, text, CSV',
    load: async () => (await import('./commands/convert.ts')).convert,
  },
  odds: { does: 'what each wager costs', load: async () => (await import('./commands/odds.ts')).odds },
  equity: {
    does: 'what hands and ranges win on average',
    load: async () => (await import('./commands/equity.ts')).equity,
  },
  frequencies: {
    does: 'how often each hand comes',
    load: async () => (await import('./commands/frequencies.ts')).frequencies,
  },
  bench: {
    does: 'its speed beside that of other packages',
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  serve: {
    does: 'the card room: server and page',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  signs: {
    does: 'prints what is posted at the tables of a card room',
    load: async () => (await import('./commands/signs.ts')).signs,
  },
  backup: {
    does: 'copies what a card room keeps, while it runs',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  restore: {
    does: 'makes a data folder of such a copy',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  audit: {
    does: 'checks everything that a card room has kept',
    load: async () => (await import('./commands/audit.ts')).audit,
  },
  books: {
    does: 'the books of a card room: trial balance, by shift, table …, journal',
    load: async () => (await import('./commands/books.ts')).books,
  },
  move: {
    does: 'carries a card room over to another folder or database',
    load: async () => (await import('./commands/move.ts')).move,
  },
  'operator-link': {
    does: 'a link that makes somebody the operator of a card room',
    load: async () => (await import('./commands/operator-link.ts')).operatorLink,
  },
  archive: {
    does: 'moves rounds of past months into compressed files',
    load: async () => (await import('./commands/archive.ts')).archive,
  },
  bank: {
    does: 'what a table brings its player-dealer',
    load: async () => (await import('./commands/bank.ts')).bank,
  },
  batch: {
    does: 'many questions in one process',
    load: async () => (await import('./commands/batch.ts')).batchOf(commandOf),
  },
}

export async function commandOf(name: string): Promise<Command> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry) throw new BadInput(`there is no such command (${Object.keys(commands).join(', ')})`)
  return entry.load()
}
