import type { GrantedPart, Need } from '@cardroom/protocol'

/** Whether these parts meet a need; everybody who is not an auditor is a player. */
export function meetsNeed(need: Need, parts: ReadonlySet<GrantedPart>): boolean {
  const has = (...any: readonly GrantedPart[]) => any.some(part => parts.has(part))
  switch (need) {
    case 'anybody':
      return true
    // An auditor reads what is over, and takes no part in what goes on.
    case 'player':
      return !has('auditor')
    case 'dealer':
      return has('dealer', 'floor', 'operator')
    case 'floor':
      return has('floor', 'operator')
    case 'operator':
    case 'auditor':
    case 'provider':
      return has(need)
  }
}
