import type { GrantedPart, Need } from '@cardroom/protocol'

/** Whether somebody with these parts may do what needs one; everybody who has come in is a player. */
export function meets(need: Need, parts: ReadonlySet<GrantedPart>): boolean {
  const has = (...any: readonly GrantedPart[]) => any.some(part => parts.has(part))
  switch (need) {
    case 'anybody':
      return true
    // Who reads everything that is over has nothing to do where something goes on.
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
