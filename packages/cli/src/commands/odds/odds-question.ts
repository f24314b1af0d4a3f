import { isRefusal, type PlayerDealerRules, readingsOf } from '@cardroom/engine'
import { parseCards } from '@cardroom/engine/cards'
import { type Circumstances, STRATEGIES, type Strategy } from '@cardroom/lab'
import { BadInput } from '../../command/bad-input.ts'
import { badInputOf } from '../../command/refused.ts'
import { openRulebookWith } from '../../input/own-rules.ts'

/** Options that say what the odds are asked of. */
interface AskedOptions {
  readonly wager?: string | undefined
  readonly decks?: string | undefined
  readonly dealt?: string | undefined
  readonly reading?: readonly string[] | undefined
  readonly strategy?: string | undefined
  readonly rules?: readonly string[]
}

/** The game that was named, and the circumstances under which its odds are asked for. */
export async function oddsQuestionOf(
  positionals: readonly string[],
  options: AskedOptions,
): Promise<{ rules: PlayerDealerRules; circumstances: Circumstances }> {
  const [id, ...more] = positionals
  if (id === undefined || more.length > 0) {
    throw new BadInput('one game is needed: "cardroom games" lists them')
  }
  const rules = await bankedRules(id, options.rules ?? [])
  const readings = readingsOf(rules, Object.fromEntries((options.reading ?? []).map(nameAndValue)))
  if (isRefusal(readings)) throw badInputOf(readings)
  const dealt = parseCards(options.dealt ?? '')
  if (!Array.isArray(dealt)) throw new BadInput(`${dealt.notACard} is not a card`, '--dealt')
  return {
    rules,
    circumstances: {
      readings,
      decks: decksOf(rules, options.decks),
      dealt,
      wager: options.wager,
      strategy: strategyOf(options.strategy),
    },
  }
}

function strategyOf(text: string | undefined): Strategy | undefined {
  const found = STRATEGIES.find(one => one === text)
  if (text !== undefined && !found)
    throw new BadInput(`${STRATEGIES.join(' or ')}, not ${text}`, '--strategy')
  return found
}

async function bankedRules(id: string, files: readonly string[]): Promise<PlayerDealerRules> {
  const game = (await openRulebookWith(files)).game(id)
  if (isRefusal(game)) throw badInputOf(game)
  if (!('wagers' in game.rules)) throw new BadInput(`${id} is played for a pot: no wager there has an edge`)
  return game.rules
}

function decksOf({ decks }: PlayerDealerRules, text: string | undefined): number {
  if (text === undefined) return decks.to
  const n = Number(text)
  if (!Number.isInteger(n) || n < decks.from || n > decks.to) {
    throw new BadInput(`from ${decks.from} to ${decks.to}, not ${text} (${decks.cite})`, '--decks')
  }
  return n
}

export const nameAndValue = (text: string): [string, string] => {
  const [name, value] = text.split('=')
  if (!name || !value) throw new BadInput(`"${text}" is not NAME=VALUE`, '--reading')
  return [name, value]
}

/** A whole number of at least one. */
export function wholeNumber(option: string, text: string): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 1) throw new BadInput(`"${text}" is not a whole number from 1 on`, option)
  return n
}
