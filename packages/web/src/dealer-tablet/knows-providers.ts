import { isRefusal } from '@cardroom/engine'
import { regimeOf, rotationUnder } from '@cardroom/rulebook/regimes'

/** Whether a table's regime has rules for third-party providers. */
export function knowsProviders(id: string | undefined): boolean {
  const regime = id === undefined ? undefined : regimeOf(id)
  return regime !== undefined && !isRefusal(regime) && rotationUnder(regime)?.providers !== undefined
}
