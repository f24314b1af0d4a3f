import type { Section, Statement } from '../../rules/section.ts'
import { sayer } from '../../say/saying.ts'
import type { TwoHandSentences } from './sentences.ts'
import type { TwoHandRules } from './two-hands.ts'

const say = sayer<TwoHandSentences>()

/** Who sets what, and when. */
export function settingSteps({ setting }: TwoHandRules): Statement[] {
  const { players, bank, largestWager } = setting
  const bankSets =
    bank.by === 'chart'
      ? say('two-hands-bank-by-chart')
      : say('two-hands-bank-sets', { houseWay: bank.houseWay === true })
  const own = [
    { text: say('two-hands-players-set', { houseWay: players.houseWay }), cite: players.cite },
    ...(largestWager ? [{ text: say('two-hands-largest-wager'), cite: largestWager.cite }] : []),
  ]
  const theirs = { text: bankSets, cite: bank.cite }
  return bank.when === 'first' ? [theirs, ...own] : [...own, theirs]
}

/** How the base wager is decided. */
export const baseSection = ({ showdown: { wins, pushes, loses, copy } }: TwoHandRules): Section => ({
  title: say('two-hands-title-base'),
  lines: [
    { text: say('two-hands-both-higher', { odds: wins.pays }), cite: wins.cite },
    { text: say('two-hands-one-higher'), cite: pushes.cite },
    { text: say('two-hands-none-higher'), cite: loses.cite },
    { text: say('two-hands-copy'), cite: copy.cite },
  ],
})
