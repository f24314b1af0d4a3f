import { parseArgs } from 'node:util'
import { isRefusal, within } from '@cardroom/engine'
import { compareReading, type OddsAnswer, oddsOf, type ReadingComparison } from '@cardroom/lab'
import { regimes } from '@cardroom/rulebook/regimes'
import { sayOdds } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { QueryCommand } from '../command/command.ts'
import { badInputOf } from '../command/refused.ts'
import { rulesFlag } from '../input/own-rules.ts'
import { compareRegime, printCompared } from './odds/compare-regime.ts'
import { type FeeOptionsAnswer, feeOptions, printFeeOptions } from './odds/fee-options.ts'
import { oddsQuestionOf } from './odds/odds-question.ts'
import { printOdds } from './odds/print-odds.ts'
import { simulateOdds } from './odds/simulate-odds.ts'
import { withProgress } from './odds/watched.ts'

export const oddsCommand: QueryCommand = {
  help: `cardroom odds GAME [--wager W] [--decks N] [--dealt CARDS] [--reading K=V]… [--strategy S]
              [--compare READING] [--fees --action CENTS] [--simulate N [--seed S] [--seconds T] [--state FILE]] [--json]

The player-dealer's edge on each wager: the expected gain per unit of the wager, negative where the bettor has it.

  --wager W          only this wager
  --decks N          decks in the shoe (default: the most that the filing allows)
  --dealt CARDS      cards that have left the shoe: "7s 7h"
  --reading K=V      another reading than the default; may be given several times
  --strategy S       how hands are played: "best" or "house-way" where there is one
  --compare READING  what each value of a reading changes; or what a regime ("cardroom rules regimes") would have
                     changed in the game, and what that costs
  --fees             every schedule option at such a table, the cheapest first, with what it makes of the edge:
                     --action CENTS, --players N, --bet CENTS (one wager), --for bank|player
  --simulate N       plays N rounds instead; Ctrl-C stops, and says what is known by then
  --seed S           the same seed gives the same rounds (default: cardroom)
  --seconds T        stops after so many seconds
  --state FILE       goes on where an earlier simulation was stopped, and writes how far it came
  --workers N        threads (default: one for each core)
  --rules FILE       a game of the room’s own; may be given several times`,

  async answer(args): Promise<OddsAnswer<string> | ReadingComparison<string> | FeeOptionsAnswer> {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        wager: { type: 'string' },
        decks: { type: 'string' },
        dealt: { type: 'string', default: '' },
        reading: { type: 'string', multiple: true, default: [] },
        strategy: { type: 'string' },
        compare: { type: 'string' },
        fees: { type: 'boolean', default: false },
        action: { type: 'string' },
        bet: { type: 'string' },
        players: { type: 'string' },
        for: { type: 'string' },
        simulate: { type: 'string' },
        seed: { type: 'string', default: 'cardroom' },
        seconds: { type: 'string' },
        state: { type: 'string' },
        workers: { type: 'string' },
        ...rulesFlag,
      },
      allowPositionals: true,
    })
    const { rules, circumstances } = await oddsQuestionOf(positionals, values)
    const answer = await withProgress(values.workers, async watch => {
      if (values.simulate !== undefined) {
        return simulateOdds(rules, circumstances, { ...values, rounds: values.simulate }, watch)
      }
      if (values.fees) return feeOptions(rules, circumstances, values, watch)
      if (values.compare !== undefined) {
        const regime = regimes.find(({ id }) => id === values.compare)
        if (regime) return compareRegime(regime, rules, circumstances, watch)
        const compared = await compareReading(rules, circumstances, values.compare, watch)
        const unknown = isRefusal(compared) && compared.code === 'no-such-reading-of-the-game'
        return unknown ? within(['--compare'], compared) : compared
      }
      return oddsOf(rules, circumstances, watch)
    })
    if (isRefusal(answer)) throw badInputOf(answer)
    if ('compared' in answer) return { ...answer, why: english.say(answer.why) }
    return 'options' in answer ? answer : sayOdds(english, answer)
  },

  print(answer) {
    if ('compared' in answer) return printCompared(answer as ReadingComparison<string>)
    if ('options' in answer) return printFeeOptions(answer as FeeOptionsAnswer)
    return printOdds(answer as OddsAnswer<string>)
  },
}
