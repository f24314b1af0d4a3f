import { parseArgs } from 'node:util'
import { isRefusal } from '@cardroom/engine'
import {
  type FeeDue,
  type FeeFacts,
  type FeeRefusals,
  feeFlags,
  feeReadings,
  feesOf,
  findOptions,
  optionInForce,
  type Schedule,
  scheduleName,
} from '@cardroom/engine/collection'
import { FEE_TABLES } from '@cardroom/rulebook/fees'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { badInputOf } from '../command/refused.ts'
import { style } from '../terminal/style.ts'
import { inColumns } from '../terminal/table.ts'

/** The fees, and nothing else as JSON; for people it remembers the game. */
class Answer {
  readonly fees: readonly FeeDue[]
  readonly #schedule: Schedule

  constructor(fees: readonly FeeDue[], schedule: Schedule) {
    this.fees = fees
    this.#schedule = schedule
  }

  toString(): string {
    const { game, option } = this.#schedule
    const fees = this.fees.map(fee => [
      `  ${PAYER_NAMES[fee.from]}`,
      english.money(fee.cents),
      PERIOD_NAMES[fee.per ?? ''],
    ])
    const open = feeReadings(option).map(
      one =>
        `  reading ${one.name}: ${one.default} (or ${one.others.join(', ')}): ${english.say(one.why)} (${one.cite})`,
    )
    const flags = feeFlags(option).map(one => `  ${one.kind}: ${english.say(one.note)} (${one.cite})`)
    return [
      `${style('bold', game.id)} ${scheduleName(this.#schedule)} ${style('dim', option.cite)}`,
      fees.length > 0 ? inColumns(fees) : '  nothing is due',
      ...[...open, ...flags].map(line => style('dim', line)),
    ].join('\n')
  }
}

const PAYER_NAMES = { bank: 'player-dealer', player: 'player', pot: 'pot', blinds: 'blinds' } as const
const PERIOD_NAMES = { '': '', bet: 'per bet', spot: 'per spot', '30min': 'every 30 minutes' } as const

/** The flag that a schedule's refusal is about. */
const FLAGS: Readonly<Partial<Record<string, string>>> = {
  'fee-needs-action': '--action',
  'fee-needs-wager': '--wager',
  'fee-needs-players': '--players',
  'options-need-players': '--players',
  'options-for-players': '--players',
  'fee-players-not-covered': '--players',
  'fee-needs-pot': '--pot',
  'fee-needs-minutes': '--minutes',
  'fee-half-hours-only': '--minutes',
  'fee-no-such-street': '--street',
} satisfies Partial<Record<keyof FeeRefusals, string>>

function whole(flag: string, text: string | undefined, what: string, least = 0): number | undefined {
  if (text === undefined) return undefined
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(value) || value < least)
    throw new BadInput(`"${text}" is not ${what}`, `--${flag}`)
  return value
}

const WHOLE_CENTS = 'a whole number of cents'

/** Only the facts that were given. */
function factsOf(values: Readonly<Record<string, string | undefined>>, jackpot: boolean): FeeFacts {
  const facts = {
    action: whole('action', values.action, WHOLE_CENTS),
    wager: whole('wager', values.wager, WHOLE_CENTS),
    pot: whole('pot', values.pot, WHOLE_CENTS),
    players: whole('players', values.players, 'a number of players', 1),
    minutes: whole('minutes', values.minutes, 'a whole number of minutes'),
    street: values.street,
  }
  const given = Object.entries(facts).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), jackpot }
}

function answer(args: readonly string[]): Answer {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      schedule: { type: 'string' },
      action: { type: 'string' },
      wager: { type: 'string' },
      players: { type: 'string' },
      pot: { type: 'string' },
      street: { type: 'string' },
      minutes: { type: 'string' },
      jackpot: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [game, ...more] = positionals
  if (game === undefined || more.length > 0) throw new BadInput('one game is needed: cardroom fee GAME')
  const { schedule: name, jackpot, ...rest } = values
  if (name === undefined)
    throw new BadInput('a fee needs a schedule option ("own/1", "rates/3", "2")', '--schedule')
  const facts = factsOf(rest, jackpot)
  if (!FEE_TABLES.some(({ games }) => games.some(({ id }) => id === game))) {
    throw new BadInput(`no fees are filed for "${game}"`, 'game')
  }
  const options = findOptions(FEE_TABLES, game, name.split(','))
  if (isRefusal(options)) throw badInputOf(options, '--schedule')
  const schedule = optionInForce(options, facts.players)
  if (isRefusal(schedule)) throw badInputOf(schedule, FLAGS[schedule.code])
  const due = feesOf(schedule, facts)
  if (!isRefusal(due)) return new Answer(due.fees, schedule)
  throw badInputOf(due, FLAGS[due.code])
}

export const feeCommand: QueryCommand = {
  help: `cardroom fee GAME --schedule S [--action WHOLE_CENTS] [--wager WHOLE_CENTS] [--players N] [--pot WHOLE_CENTS]
             [--street NAME] [--minutes M] [--jackpot] [--json]

The fee that a schedule option asks for, and from whom.

  --schedule S     an option: 3, own/3, rates/3, shared/3, stars-rates/3; several for different numbers of
                   players: 1,5,9. A bare number means rates, else shared, else own
  --action WHOLE_CENTS   the total table action
  --wager WHOLE_CENTS    the one wager that sets a player's fee
  --players N      players dealt in
  --pot WHOLE_CENTS      the size of the pot
  --street NAME    the last street that the hand reached: none, flop, turn, river; draw; third to seventh in
                   stud, second to fifth in Mexican Poker. Without it, a hand played to its end
  --minutes M      time at the table; half-hour fees are taken every 30 minutes
  --jackpot        a jackpot is attached to the game`,
  answer,
  print: String,
}
