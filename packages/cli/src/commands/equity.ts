import { parseArgs } from 'node:util'
import { isRefusal, type Readings, readingsOf } from '@cardroom/engine'
import { type Card, sha256 } from '@cardroom/engine/cards'
import type { PokerRules } from '@cardroom/engine/poker'
import {
  type EquityAnswer,
  equityOf,
  type HandEquity,
  type PotSplit,
  parseHand,
  parseHolding,
  stageOf,
} from '@cardroom/lab'
import { sayEquity } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'
import { badInputOf } from '../command/refused.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'
import { lineWidth, style } from '../terminal/style.ts'
import { inColumns, wrap } from '../terminal/table.ts'
import { nameAndValue, wholeNumber } from './odds/odds-question.ts'
import { percent } from './odds/print-odds.ts'
import { withProgress } from './odds/watched.ts'

export const equityCommand: QueryCommand = {
  help: `cardroom equity GAME HAND HAND… [--board CARDS] [--dead CARDS] [--range RANGE]… [--split hi-lo]
                [--reading K=V]… [--simulate N] [--seed S] [--json]

The part of the pot that each hand gets on average when the cards that are still missing come at random: exactly
where there are not too many ways to deal them, else simulated with its standard error.

A HAND is its cards ("AsKd" or "As Kd"; ?? where one is not known), * for any hand, or in hold'em a range:
"QQ+, AKs, 22-55, KTs+". In stud games cards that are missing come; in draw games they are drawn.

  --board CARDS  what lies on the board; twice where there are two boards
  --dead CARDS   cards that are out of play
  --range RANGE  one more hand, as a range
  --split hi-lo  plays a high game hi-lo where the filing allows both
  --reading K=V  another reading than the default; may be given several times
  --simulate N   so many run-outs at random, even where all could be looked at
  --seed S       the same seed gives the same run-outs (default: cardroom)
${RULES_HELP}`,

  async answer(args): Promise<EquityAnswer<string>> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        board: { type: 'string', multiple: true, default: [] },
        dead: { type: 'string', default: '' },
        range: { type: 'string', multiple: true, default: [] },
        split: { type: 'string' },
        reading: { type: 'string', multiple: true, default: [] },
        simulate: { type: 'string' },
        seed: { type: 'string', default: 'cardroom' },
        workers: { type: 'string' },
        ...rulesFlag,
      },
      allowPositionals: true,
    })
    const [id, ...texts] = positionals
    if (id === undefined) throw new BadInput('a game is needed: "cardroom games" lists them')
    const rules = await pokerRules(id, values.rules)
    const readings = readingsOf(rules, Object.fromEntries(values.reading.map(nameAndValue)))
    if (isRefusal(readings)) throw badInputOf(readings)
    const split = splitOf(values.split)
    const question = {
      rules,
      readings,
      split,
      holdings: holdingsOf([...texts, ...values.range], rules, readings, split),
      boards: values.board.map(text => cardsOf('--board', text)),
      dead: cardsOf('--dead', values.dead),
    }
    const { simulate } = values
    const options = {
      simulate: simulate === undefined ? undefined : wholeNumber('--simulate', simulate),
      seed: sha256(values.seed),
    }
    const answer = await withProgress(values.workers, watch => equityOf(question, watch, options))
    if (isRefusal(answer)) throw badInputOf(answer)
    return sayEquity(english, answer)
  },

  print(answer) {
    const { game, method, runouts, hands, notes } = answer as EquityAnswer<string>
    const simulated = method === 'simulated'
    const parts = hands[0]!.parts ?? []
    const whole = parts.length > 0 ? ['scoops', 'part', 'nothing'] : ['wins', 'ties', 'loses']
    const head = [
      'hand',
      'equity',
      ...(simulated ? ['± error'] : []),
      ...whole,
      ...parts.flatMap(part => [`${part.for} wins`, 'ties']),
    ]
    const row = (one: HandEquity<string>) => [
      one.hand,
      percent(one.equity),
      ...(one.stderr === undefined ? [] : [percent(one.stderr)]),
      ...[one.win, one.tie, one.lose].map(part => percent(part, 2)),
      ...(one.parts ?? []).flatMap(part => [percent(part.win, 2), percent(part.tie, 2)]),
    ]
    const many = runouts === 1 ? 'one run-out' : `${english.number(runouts)} run-outs`
    const title = `${style('bold', game)}, ${method}, ${many}`
    const table = inColumns([head.map(text => style('bold', text)), ...hands.map(row)])
    return [title, table, ...notes.map(note => wrap(note, lineWidth()).join('\n'))].join('\n\n')
  },
}

async function pokerRules(id: string, files: readonly string[]): Promise<PokerRules> {
  const game = (await openRulebookWith(files)).game(id)
  if (isRefusal(game)) throw badInputOf(game)
  if (game.rules.family !== 'poker') throw new BadInput(`${id} is not played for a pot`)
  return game.rules
}

export function splitOf(text: string | undefined): PotSplit | undefined {
  if (text === undefined || text === 'high' || text === 'hi-lo') return text
  throw new BadInput(`high or hi-lo, not ${text}`, '--split')
}

function holdingsOf(
  texts: readonly string[],
  rules: PokerRules,
  readings: Readings,
  split: PotSplit | undefined,
) {
  const stage = stageOf(rules, readings, split)
  return texts.map(text => {
    const holding = parseHolding(text, stage)
    if (isRefusal(holding)) throw badInputOf(holding)
    return holding
  })
}

function cardsOf(option: string, text: string): Card[] {
  const cards = parseHand(text)
  if (!Array.isArray(cards)) throw new BadInput(`${cards.notACard} is not a card`, option)
  return cards
}
