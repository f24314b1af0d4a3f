import type { Part } from '@cardroom/protocol'

/** What the parts are called. */
export const partNames: Readonly<Record<Part, string>> = {
  player: 'jugador',
  dealer: 'crupier',
  floor: 'supervisor',
  operator: 'administrador',
  auditor: 'auditor',
  provider: 'proveedor externo',
}
