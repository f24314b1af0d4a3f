import { isRefusal, type Refusal } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import { schedulesOf } from '@cardroom/engine/collection'
import {
  type Circumstances,
  type OptionCost,
  oddsOf,
  optionCosts,
  type Payer,
  type Watch,
} from '@cardroom/lab'
import { english } from '@cardroom/words/en'
import { BadInput } from '../../command/bad-input.ts'
import { openRulebookWith } from '../../input/own-rules.ts'
import { style } from '../../terminal/style.ts'
import { inColumns } from '../../terminal/table.ts'
import { wholeNumber } from './odds-question.ts'
import { percent } from './print-odds.ts'

/** What every schedule option costs at a table, the cheapest first. */
export interface FeeOptionsAnswer {
  readonly game: string
  readonly on: string
  readonly edge: number
  readonly action: number
  readonly bet: number
  readonly players: number
  readonly for: Payer
  readonly options: readonly OptionCost[]
}

interface FeeOptions {
  readonly action?: string | undefined
  readonly bet?: string | undefined
  readonly players?: string | undefined
  readonly for?: string | undefined
  readonly rules?: readonly string[]
}

export async function feeOptions(
  rules: BankedRules,
  circumstances: Circumstances,
  values: FeeOptions,
  watch: Watch,
): Promise<FeeOptionsAnswer | Refusal> {
  if (values.action === undefined) throw new BadInput('what is the total table action?', '--action')
  const payer = values.for ?? 'bank'
  if (payer !== 'bank' && payer !== 'player') throw new BadInput(`bank or player, not ${payer}`, '--for')
  const action = wholeNumber('--action', values.action)
  const players = wholeNumber('--players', values.players ?? String(rules.seats.places - 1))
  const bet =
    values.bet === undefined ? Math.max(1, Math.round(action / players)) : wholeNumber('--bet', values.bet)
  const on = circumstances.wager ?? rules.wagers[0]!.on
  const answer = await oddsOf(rules, { ...circumstances, wager: on }, watch)
  if (isRefusal(answer)) return answer
  const { edge } = answer.wagers[0]!
  const { feeTables } = await openRulebookWith(values.rules ?? [])
  const schedules = Object.values(schedulesOf(feeTables, rules.id)).flat()
  if (schedules.length === 0) throw new BadInput(`no fees are filed for ${rules.id}`)
  const options = optionCosts(schedules, { action, bet, players, edge }, payer)
  return { game: rules.id, on, edge, action, bet, players, for: payer, options }
}

export function printFeeOptions({ game, on, edge, action, bet, players, options }: FeeOptionsAnswer): string {
  const head = ['schedule', 'player-dealer pays', 'and gains', 'each player pays', 'and gives up']
  const rows = options.map(one => [
    one.schedule,
    english.money(one.bank),
    percent(one.bankEdge, 3),
    english.money(one.player),
    percent(one.playerCost, 3),
  ])
  return [
    `${style('bold', game)}: ${players} players, ${english.money(action)} on the table, wagers of ${english.money(bet)} on ${on} (edge ${percent(edge)} without fees)`,
    rows.length === 0
      ? 'no option allows such a table'
      : inColumns([head.map(text => style('bold', text)), ...rows]),
  ].join('\n\n')
}
