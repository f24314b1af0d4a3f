import type { Part } from '@cardroom/protocol'

/** What the parts are called. */
export const partNames: Readonly<Record<Part, string>> = {
  player: '玩家',
  dealer: '荷官',
  floor: '主管',
  operator: '管理人',
  auditor: '审计员',
  provider: '第三方代理玩家',
}
