import { isRefusal, type TableSettings } from '@cardroom/engine'
import { regimeOf, rotationUnder } from '@cardroom/rulebook/regimes'
import type { House } from '../parts/house.ts'

/** Who has that part sits as a third-party provider, wherever the regime of the table knows one. */
export function seatFor(house: House, { regime: id }: TableSettings, player: string): { provider?: true } {
  if (id === undefined || !house.has(player, 'provider')) return {}
  const regime = regimeOf(id)
  return !isRefusal(regime) && rotationUnder(regime)?.providers ? { provider: true } : {}
}
