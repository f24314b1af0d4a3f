import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import type { Watch } from '../parallel/work.ts'
import { everyPair } from './pairs/every-pair.ts'
import type { SettingRules } from './pairs/set-hands.ts'
import { settingFor, strategiesOf } from './setting.ts'
import { ALL_PAIRS, type PairEnds, settingKey, solvedPairs } from './solved.ts'

/** Every setting that the odds of a rule set may be asked for, and what is known of it. */
export function filedPaiGowSettings(rules: PaiGowPokerRules) {
  const wheels = rules.readings.filter(({ name }) => name === 'wheel').flatMap(({ others }) => others)
  return [{}, ...wheels.map(wheel => ({ wheel }))].flatMap(readings =>
    strategiesOf(rules).map(strategy => {
      const setting = settingFor(rules, readings, strategy)
      const read = Object.entries(readings).map(reading => reading.join(' '))
      return {
        title: [rules.id, strategy, ...read].join(' '),
        setting,
        name: settingKey(setting),
        known: solvedPairs(setting),
      }
    }),
  )
}

/** What the table says of a setting, found anew. */
export async function everyPaiGowPair(setting: SettingRules, watch: Watch): Promise<PairEnds> {
  const { win, lose, all } = await everyPair(setting, watch)
  if (Number(all) !== ALL_PAIRS) throw new RangeError('these are not the hands of a whole deck')
  return { win: Number(win), lose: Number(lose) }
}
