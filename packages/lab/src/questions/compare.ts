import { isRefusal, type Refusal, type Text } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import type { OddsAnswer, WagerOdds } from '../odds/answer.ts'
import type { Circumstances } from '../odds/circumstances.ts'
import { refuseOdds } from '../odds/refusals.ts'
import type { Watch } from '../parallel/work.ts'
import { oddsOf } from './odds.ts'

/** The odds under each value of a reading, the default first. */
export interface ReadingComparison<T = Text> {
  readonly game: string
  readonly decks: number
  readonly method: OddsAnswer['method']
  /** The reading that was varied. */
  readonly compared: string
  readonly why: T
  readonly values: readonly { readonly value: string; readonly wagers: readonly WagerOdds[] }[]
}

/** The odds of a game under each value of a reading. */
export async function compareReading(
  rules: BankedRules,
  circumstances: Circumstances,
  name: string,
  watch: Watch,
): Promise<ReadingComparison | Refusal> {
  const reading = rules.readings.find(one => one.name === name)
  if (!reading) {
    const known = rules.readings.map(one => one.name)
    return refuseOdds('no-such-reading-of-the-game', { game: rules.id, reading: name, known })
  }
  const values: { value: string; wagers: readonly WagerOdds[] }[] = []
  let method: OddsAnswer['method'] = 'exact'
  for (const value of [reading.default, ...reading.others]) {
    const readings = { ...circumstances.readings, [name]: value }
    const answer = await oddsOf(rules, { ...circumstances, readings }, watch)
    if (isRefusal(answer)) return answer
    if (answer.method === 'simulated') method = 'simulated'
    values.push({ value, wagers: answer.wagers })
  }
  return { game: rules.id, decks: circumstances.decks, method, compared: name, why: reading.why, values }
}
