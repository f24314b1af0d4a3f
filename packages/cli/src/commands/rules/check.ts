import { parseArgs } from 'node:util'
import { BadInput } from '../../command/bad-input.ts'
import type { QueryCommand } from '../../command/command.ts'
import { FILINGS_HELP, filingsFlag } from '../../input/filings.ts'
import { isPlayable, printReport, type ReportOptions, type RoomReport, reportOn } from './room-report.ts'

export const CHECK_FLAGS = {
  rounds: { type: 'string', default: '200' },
  'no-edges': { type: 'boolean', default: false },
  ...filingsFlag,
} as const

export const CHECK_HELP = `  --rounds N      rounds by chance of each game (default 200)
  --no-edges      without what each wager costs, which takes longest
${FILINGS_HELP};
                 those in DIR/filings go before`

interface CheckValues {
  readonly rounds: string
  readonly 'no-edges': boolean
  readonly filings?: string | undefined
}

export function checkOptions({ rounds, 'no-edges': noEdges, filings }: CheckValues): ReportOptions {
  if (!/^\d+$/.test(rounds)) throw new BadInput(`"${rounds}" is not a number of rounds`, '--rounds')
  return { rounds: Number(rounds), edges: !noEdges, filings }
}

/** A room's folder, or one file of it, looked over. */
export const checkCommand: QueryCommand = {
  help: `cardroom rules check DIR|FILE [--rounds N] [--no-edges] [--filings DIR] [--json]

Looks a room's own games over: the shape of every field, fees against what every sheet keeps, citations against the
texts of the filings, rounds by chance in which all must hold that holds in every game; then the sheet, the
differences from the game that it was made from, and what each wager costs. Exit code 1 if a game cannot be played.

${CHECK_HELP}`,

  async answer(args): Promise<RoomReport> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: CHECK_FLAGS,
      allowPositionals: true,
    })
    const [folder, ...more] = positionals
    if (folder === undefined || more.length > 0)
      throw new BadInput('one folder or file is needed: cardroom rules check corner')
    return reportOn(folder, checkOptions(values))
  },

  print: answer => printReport(answer as RoomReport),
  exitCode: answer => (isPlayable(answer as RoomReport) ? 0 : 1),
}
