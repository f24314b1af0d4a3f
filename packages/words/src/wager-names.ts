import type { RuleSet } from '@cardroom/engine'

/** The names that a rule set prints on its layout; games for a pot have none. */
export function wagerNames(rules: RuleSet | undefined): [string, string][] {
  const wagers = (rules as { wagers?: readonly { on: string; name: string }[] } | undefined)?.wagers
  return (wagers ?? []).map(({ on, name }) => [on, name])
}
