import type { RuleSet } from '@cardroom/engine'
import type { PrintedName } from '@cardroom/rulebook'
import { nameOrOwn } from './own-word.ts'

/** The names that a rule set prints on its layout; games for a pot have none. */
export function wagerNames(rules: RuleSet | undefined): [string, string][] {
  const wagers = (rules as { wagers?: readonly { on: string; name: string }[] } | undefined)?.wagers
  return (wagers ?? []).map(({ on, name }) => [on, name])
}

const BONUS_NAMES: Readonly<Record<string, PrintedName>> = {
  '3-card-bonus': '3 Card Bonus',
  'ace-high': 'Ace-High Bonus Bet',
  buster: 'Buster Bet',
  fortune: 'Fortune Bonus Bet',
  'super-match': 'Super Match',
}

/** A wager of a fee document, which has no layout to print its name. */
export const bonusName = (on: string): string => nameOrOwn(BONUS_NAMES, on)
