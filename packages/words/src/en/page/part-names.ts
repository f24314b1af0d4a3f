import type { Part } from '@cardroom/protocol'

/** What the parts are called. */
export const partNames: Readonly<Record<Part, string>> = {
  player: 'player',
  dealer: 'dealer',
  floor: 'floor',
  operator: 'operator',
  auditor: 'auditor',
  provider: 'third-party provider',
}
