import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type BankedRules, isRefusal, parseCards, readingsOf } from '@cardroom/engine'
import { type OddsAnswer, oddsOf, STRATEGIES, type Strategy, type StrategyTable } from '@cardroom/lab'
import { openRulebook } from '@cardroom/rulebook'
import { BadInput, type Question } from '../command.ts'
import { Progress } from '../progress.ts'
import { style } from '../style.ts'
import { columns } from '../table.ts'

export const odds: Question = {
  help: `cardroom odds GAME [--wager W] [--decks N] [--dealt CARDS] [--reading K=V]…
              [--strategy best|house-way] [--json]

The player-dealer's edge on each wager: the expected gain per unit of the wager, negative where the bettor has it.

  --wager W      only this wager
  --decks N      decks in the shoe (default: the most that the filing allows)
  --dealt CARDS  cards that have left the shoe: "7s 7h"
  --reading K=V  another reading than the default; may be given several times
  --strategy S   how hands are played: "best" (the default, found) or "house-way" where there is one`,

  async answer(args): Promise<OddsAnswer> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        wager: { type: 'string' },
        decks: { type: 'string' },
        dealt: { type: 'string', default: '' },
        reading: { type: 'string', multiple: true, default: [] },
        strategy: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [id, ...more] = positionals
    if (id === undefined || more.length > 0)
      throw new BadInput('one game is needed: "cardroom games" lists them')
    const rules = await bankedRules(id)
    const readings = readingsOf(rules, Object.fromEntries(values.reading.map(pair)))
    if (isRefusal(readings)) throw new BadInput(readings.refused)
    const dealt = parseCards(values.dealt)
    if (!Array.isArray(dealt)) throw new BadInput(`--dealt: ${dealt.notACard} is not a card`)
    const progress = new Progress()
    const asked = {
      readings,
      decks: decksOf(rules, values.decks),
      dealt,
      wager: values.wager,
      strategy: strategyOf(values.strategy),
    }
    const answer = await oddsOf(rules, asked, { workers: availableParallelism(), progress: progress.show })
    progress.end()
    if (isRefusal(answer)) throw new BadInput(answer.refused)
    return answer
  },

  print(answer) {
    const { game, method, wagers, decks, strategy = [] } = answer as OddsAnswer
    const percent = (n: number) => `${(n * 100).toFixed(4)} %`
    const head = ['wager', 'edge', 'wins', 'pushes', 'loses', 'standard deviation'].map(text =>
      style('bold', text),
    )
    const rows = wagers.map(one => [
      one.on,
      percent(one.edge),
      percent(one.win),
      percent(one.push),
      percent(one.lose),
      one.sd.toFixed(4),
    ])
    const text = [
      `${game}, ${decks === 1 ? 'one deck' : `${decks} decks`}, ${method}`,
      columns([head, ...rows]),
    ]
    return [text.join('\n'), ...strategy.map(printStrategy)].join('\n\n')
  },
}

function printStrategy({ title, columns: names, rows }: StrategyTable): string {
  const head = names.map(name => style('bold', name))
  return `${style('bold', title)}\n${columns([head, ...rows.map(({ hand, moves }) => [hand, ...moves])])}`
}

function strategyOf(text: string | undefined): Strategy | undefined {
  const found = STRATEGIES.find(one => one === text)
  if (text !== undefined && !found) throw new BadInput(`--strategy: ${STRATEGIES.join(' or ')}, not ${text}`)
  return found
}

async function bankedRules(id: string): Promise<BankedRules> {
  const game = (await openRulebook()).game(id)
  if (isRefusal(game)) throw new BadInput(game.refused)
  if (!('wagers' in game.rules)) throw new BadInput(`${id} is played for a pot: no wager there has an edge`)
  return game.rules as BankedRules
}

function decksOf({ decks }: BankedRules, text: string | undefined): number {
  if (text === undefined) return decks.to
  const n = Number(text)
  if (!Number.isInteger(n) || n < decks.from || n > decks.to) {
    throw new BadInput(`--decks: from ${decks.from} to ${decks.to}, not ${text} (${decks.cite})`)
  }
  return n
}

const pair = (text: string): [string, string] => {
  const [name, value] = text.split('=')
  if (!name || !value) throw new BadInput(`--reading: "${text}" is not NAME=VALUE`)
  return [name, value]
}
