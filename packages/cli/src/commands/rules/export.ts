import { parseArgs } from 'node:util'
import { isRefusal } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { type OwnGame, ownGame } from '@cardroom/rulebook/own'
import { gameUnder } from '@cardroom/rulebook/regimes'
import { BadInput } from '../../command/bad-input.ts'
import type { QueryCommand } from '../../command/command.ts'
import { badInputOf } from '../../command/refused.ts'
import { REGIME_HELP, regimeFlag, regimeNamed } from '../../input/regime.ts'

/** A game as a file that a room may change and play. */
export const exportCommand: QueryCommand = {
  help: `cardroom rules export GAME [--regime R] > my.json

A game as JSON: its rule set and its fees. Change limits, pay tables, fees or readings, give it an id of your own,
and play it: "cardroom serve --rules my.json", "cardroom play --rules my.json round.json". The published schemas
("cardroom schema rules FAMILY") say what may stand where.

${REGIME_HELP}; with the least
                 that it would have changed, and an id of its own`,

  async answer(args): Promise<OwnGame> {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: regimeFlag,
      allowPositionals: true,
    })
    const [id, ...more] = positionals
    if (id === undefined || more.length > 0)
      throw new BadInput('one game is needed: "cardroom games" lists them')
    const game = (await openRulebook()).game(id)
    if (isRefusal(game)) throw badInputOf(game)
    const own = ownGame(game.rules)
    if (values.regime === undefined) return own
    const regime = regimeNamed(values.regime)
    return { ...own, rules: { ...gameUnder(regime, own.rules), id: `${id}-${regime.id}` } }
  },

  print: answer => JSON.stringify(answer, null, 2),
}
