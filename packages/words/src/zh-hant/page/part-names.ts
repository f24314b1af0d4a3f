import type { Part } from '@cardroom/protocol'

/** What the parts are called. */
export const partNames: Readonly<Record<Part, string>> = {
  player: '玩家',
  dealer: '荷官',
  floor: '樓面',
  operator: '管理人',
  auditor: '稽核員',
  provider: '第三方代理玩家',
}
