import { isRefusal, type TableSettings } from '@cardroom/engine'
import { regimeOf, rotationUnder } from '@cardroom/rulebook/regimes'
import type { StaffRoles } from '../roles/staff-roles.ts'

/** A player with the provider's part sits as a third-party provider where the table's regime knows one. */
export function seatFor(
  house: StaffRoles,
  { regime: id }: TableSettings,
  player: string,
): { provider?: true } {
  if (id === undefined || !house.has(player, 'provider')) return {}
  const regime = regimeOf(id)
  return !isRefusal(regime) && rotationUnder(regime)?.providers ? { provider: true } : {}
}
