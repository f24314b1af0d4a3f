import { parseArgs } from 'node:util'
import { isRefusal } from '@cardroom/engine'
import type { PlacedWager } from '@cardroom/engine/banked'
import { sha256 } from '@cardroom/engine/cards'
import { postedOf } from '@cardroom/engine/collection'
import { type BankAnswer, bankView, betsOf } from '@cardroom/lab'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { badInputOf } from '../command/refused.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'
import { style } from '../terminal/style.ts'
import { inColumns } from '../terminal/table.ts'
import { oddsQuestionOf, wholeNumber } from './odds/odds-question.ts'
import { decksText, percent } from './odds/print-odds.ts'
import { withProgress } from './odds/watched.ts'

const DEFAULT_ROUNDS = '20000'

export const bankCommand: QueryCommand = {
  help: `cardroom bank GAME --wager CENTS --bets BETS [--schedule S] [--decks N] [--reading K=V]…
              [--simulate N] [--seed S] [--json]

A table as the player-dealer sees it: what a round brings after the collection, how much it varies, how often the
wager does not cover everything, and how much would.

  --wager CENTS   what the player-dealer puts up
  --bets BETS     "6x base 2500, 2x fortune 500", or the wagers of a record as JSON
  --schedule S    the collection schedule option
  --simulate N    rounds that are played to see how they vary (default: ${DEFAULT_ROUNDS})
${RULES_HELP}`,

  async answer(args): Promise<BankAnswer> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        wager: { type: 'string' },
        bets: { type: 'string' },
        schedule: { type: 'string' },
        decks: { type: 'string' },
        reading: { type: 'string', multiple: true, default: [] },
        simulate: { type: 'string', default: DEFAULT_ROUNDS },
        seed: { type: 'string', default: 'cardroom' },
        workers: { type: 'string' },
        ...rulesFlag,
      },
      allowPositionals: true,
    })
    if (values.wager === undefined) throw new BadInput('what does the player-dealer put up?', '--wager')
    if (values.bets === undefined) throw new BadInput('which bets lie on the table? "6x base 2500"', '--bets')
    const { wager: put, bets, ...rest } = values
    const { rules, circumstances } = await oddsQuestionOf(positionals, { ...rest, wager: undefined })
    const wagers = bets.trimStart().startsWith('[') ? jsonBets(bets) : betsOf(rules, bets)
    if (isRefusal(wagers)) throw badInputOf(wagers, '--bets')
    const { schedule } = values
    const choice = {
      readings: Object.fromEntries(
        Object.entries(circumstances.readings).filter(([name]) =>
          rules.readings.some(one => one.name === name),
        ),
      ),
      ...(schedule === undefined ? {} : { schedule: schedule.split(',') }),
    }
    const posted = postedOf(rules, choice, await openRulebookWith(values.rules))
    if (isRefusal(posted)) throw badInputOf(posted)
    const question = {
      rules,
      posted,
      decks: circumstances.decks,
      wagers,
      wager: wholeNumber('--wager', put),
      rounds: wholeNumber('--simulate', values.simulate),
      seed: sha256(values.seed),
    }
    const answer = await withProgress(values.workers, watch => bankView(question, watch))
    if (isRefusal(answer)) throw badInputOf(answer)
    return answer
  },

  print(answer) {
    const { game, decks, wager, action, fees, expected, simulated, exhausted, cover, results } =
      answer as BankAnswer
    const money = (cents: number) => english.money(Math.round(cents))
    const lines = [
      ['total table action', money(action)],
      ['the player-dealer puts up', money(wager)],
      ['collection from the player-dealer', money(fees.bank)],
      ['collection from the players', money(fees.players)],
      ['expected a round, everything covered', money(expected)],
      ['expected a hundred rounds', money(100 * expected)],
      [
        `played: mean of ${english.number(simulated.rounds)} rounds`,
        `${money(simulated.mean)} ± ${money(simulated.stderr)}`,
      ],
      ['standard deviation of a round', money(simulated.sd)],
      ['rounds in which something was not covered', percent(exhausted, 2)],
      ...cover.map(({ share, cents }) => [`covers ${percent(share, 1)} of the rounds`, money(cents)]),
      ...results.map(({ share, cents }) => [
        `${percent(share, 0)} of the rounds end at or below`,
        money(cents),
      ]),
    ]
    return `${style('bold', game)}, ${decksText(decks)}\n\n${inColumns(lines)}`
  },
}

function jsonBets(text: string): PlacedWager[] {
  try {
    const bets: unknown = JSON.parse(text)
    if (Array.isArray(bets) && bets.every(isBet)) return bets
  } catch {
    // Reported below, like JSON of another shape.
  }
  throw new BadInput('not a list of wagers: [{"seat": 2, "on": "base", "amount": 2500}]', '--bets')
}

const isBet = (bet: unknown): bet is PlacedWager => {
  const { seat, on, amount } = (bet ?? {}) as Record<string, unknown>
  return Number.isInteger(seat) && typeof on === 'string' && Number.isInteger(amount)
}
