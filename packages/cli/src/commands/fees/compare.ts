import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isRefusal, playRecord, type Rules, within } from '@cardroom/engine'
import { type Schedule, schedulesOf } from '@cardroom/engine/collection'
import {
  bringsOf,
  byWhatTheyBring,
  type CollectedOver,
  collectedFrom,
  collectedOver,
  type OptionBrings,
  paceOf,
} from '@cardroom/lab'
import type { Rulebook } from '@cardroom/rulebook'
import { BadInput } from '../../command/bad-input.ts'
import type { QueryCommand } from '../../command/command.ts'
import { badInputOf } from '../../command/refused.ts'
import { jsonValues, readInput } from '../../input/input.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../../input/own-rules.ts'
import { Progress } from '../../terminal/progress.ts'
import { wholeNumber } from '../odds/odds-question.ts'
import { edgeOf } from './edge.ts'
import { printBrings } from './print-brings.ts'
import { drawnBrings } from './svg.ts'

/** What every filed option of a game brings at a table. */
export interface BringsAnswer {
  readonly game: string
  /** Rounds an hour. */
  readonly pace: number
  /** The number of played rounds; 1 supposed round without records. */
  readonly rounds: number
  /** The player-dealer's gain on each unit wagered, fees apart. */
  readonly edge?: number
  readonly options: readonly OptionBrings[]
}

const options = {
  rounds: { type: 'string', multiple: true, default: [] as string[] },
  action: { type: 'string' },
  bet: { type: 'string' },
  pot: { type: 'string' },
  players: { type: 'string' },
  pace: { type: 'string' },
  jackpot: { type: 'boolean', default: false },
  'fees-only': { type: 'boolean', default: false },
  svg: { type: 'string' },
  ...rulesFlag,
} as const

type Values = ReturnType<typeof parseFlags>['values']
const parseFlags = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, allowPositionals: true })

export const feesCompareCommand: QueryCommand = {
  help: `cardroom fees compare GAME --rounds FILE… | --action CENTS [--bet CENTS] | --pot CENTS
                      [--players N] [--pace N] [--jackpot] [--fees-only] [--svg FILE] [--rules FILE] [--json]

What each filed schedule option would have collected, from whom, by the hand and by the hour; what it costs the
bettors beside the edge of their wagers; and where it takes more of the smallest wager than that wins at even money.
The options that bring most come first. Rounds that an option does not allow are left out of its figures.

  --rounds FILE    records that were played (one, or JSON Lines): each is played again under every option
  --action CENTS   or a table as one supposes it: the total table action against the player-dealer
  --bet CENTS      one player's wager there (default: the action, shared evenly)
  --pot CENTS      in a pot game, the pot of a hand that is played to its end
  --players N      players who bet, or are dealt in (default: a full table)
  --pace N         rounds an hour (default: as the game is usually dealt)
  --jackpot        a jackpot is attached to the game
  --fees-only      leaves out the edge, which takes long in some games
  --svg FILE       writes a picture
${RULES_HELP}`,

  async answer(args): Promise<BringsAnswer> {
    const { values, positionals } = parseFlags(args)
    const [id, ...more] = positionals
    if (id === undefined || more.length > 0)
      throw new BadInput('one game is needed: cardroom fees compare GAME')
    const book = await openRulebookWith(values.rules)
    const game = book.game(id)
    if (isRefusal(game)) throw badInputOf(game)
    const rules = book.games.find(one => one.id === id)!
    const schedules = Object.values(schedulesOf(book.feeTables, id)).flat()
    if (schedules.length === 0) throw new BadInput(`no fees are filed for ${id}`)
    const pace = values.pace === undefined ? paceOf(rules) : wholeNumber('--pace', values.pace)
    const records = recordsOf(values, id)
    const over = records ? overRounds(rules, records, book) : collectFromSupposed(rules, values)
    const options = collectUnderAll(schedules, over, pace)
    const edge = values['fees-only'] ? undefined : await edgeOf(rules, records ?? [], book)
    const rounds = records?.length ?? 1
    const answer = { game: id, pace, rounds, ...(edge === undefined ? {} : { edge }), options }
    if (values.svg !== undefined) write(values.svg, drawnBrings(answer))
    return answer
  },

  print: answer => printBrings(answer as BringsAnswer),
}

type CollectUnder = (schedule: Schedule) => CollectedOver

function collectUnderAll(schedules: readonly Schedule[], over: CollectUnder, pace: number): OptionBrings[] {
  const progress = new Progress()
  const found = schedules.map((schedule, i) => {
    progress.show('playing under every option', i + 1, schedules.length)
    return bringsOf(schedule, over(schedule), pace)
  })
  progress.end()
  return found.sort(byWhatTheyBring)
}

function recordsOf({ rounds, action, pot }: Values, game: string): readonly object[] | undefined {
  const given = [rounds.length > 0, action !== undefined, pot !== undefined].filter(Boolean)
  if (given.length !== 1)
    throw new BadInput('say what was wagered, in one way: --rounds FILE, --action CENTS or --pot CENTS')
  if (rounds.length === 0) return undefined
  return rounds.flatMap(file =>
    jsonValues(readInput(file), file).values.map((value, i) => {
      if (value instanceof BadInput) throw value
      if (typeof value !== 'object' || value === null || !('game' in value) || value.game !== game)
        throw new BadInput(`no round of ${game}`, `${file}: record ${i + 1}`)
      return value
    }),
  )
}

/** Refuses records that cannot be played, whatever the fees. */
function overRounds(rules: Rules, records: readonly object[], book: Rulebook): CollectUnder {
  for (const [i, record] of records.entries()) {
    const played = playRecord(record, book)
    if (isRefusal(played)) throw badInputOf(within<never>([`record ${i + 1}`], played))
  }
  return schedule => collectedOver(rules, schedule, records, book)
}

function collectFromSupposed(rules: Rules, values: Values): CollectUnder {
  const isBanked = 'wagers' in rules
  if (isBanked !== (values.action !== undefined))
    throw new BadInput(
      isBanked ? 'what is the total table action?' : 'what is in the pot?',
      isBanked ? '--action' : '--pot',
    )
  const full = rules.seats.places - (isBanked ? 1 : 0)
  const players = values.players === undefined ? full : wholeNumber('--players', values.players)
  const { jackpot } = values
  if (!isBanked) {
    const pot = wholeNumber('--pot', values.pot!)
    return schedule => collectedFrom(schedule, { players, pot, jackpot })
  }
  const action = wholeNumber('--action', values.action!)
  const bet =
    values.bet === undefined ? Math.max(1, Math.round(action / players)) : wholeNumber('--bet', values.bet)
  return schedule => collectedFrom(schedule, { players, action, bet, jackpot })
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new BadInput(`cannot be written (${(error as NodeJS.ErrnoException).code})`, file)
  }
}
