import { isRefusal } from '@cardroom/engine'
import { type Regime, regimeOf } from '@cardroom/rulebook/regimes'
import { badInputOf } from '../command/refused.ts'

/** The flag of every command that asks what a regime means. */
export const regimeFlag = { regime: { type: 'string' } } as const

export const REGIME_HELP = `  --regime R     under a regime ("cardroom rules regimes" lists them)`

export function regimeNamed(id: string): Regime {
  const regime = regimeOf(id)
  if (isRefusal(regime)) throw badInputOf(regime, '--regime')
  return regime
}
