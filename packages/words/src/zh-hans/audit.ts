import type { AuditRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const auditRefusals: Says<AuditRefusals> = {
  'audit-not-as-written': '与写下时不同：哈希值不符',
  'audit-seal-broken': '与写下时不同：封印已破',
  'audit-cut-off': '曾经写下，现已不在',
  'audit-another-end': '与牌室外记下的那一个不同',
  'audit-table-gone': '这张桌曾经存在，现已不在',
  'audit-never-opened': '这张桌从未开过',
  'audit-closed-otherwise': '这张桌是否关闭，与它的事件不符',
  'audit-of-another-table': ({ id }) => `“${id}”属于另一张桌`,
  'audit-not-readable': ({ what }) => what,
  'audit-not-over': '这局还没结束',
  'audit-secret-not-committed': '密值不是当初承诺的那一个',
  'audit-another-root': '牌的次序不是牌室受约束的那一个',
  'audit-not-from-the-shoe': '与牌靴给出的不同',
  'audit-chips-do-not-add-up': ({ should, are }, { money }) =>
    `桌上筹码合计${money(are)}，应为${money(should)}`,
  'audit-below-zero': ({ seat, cents }, { money }) => `${seat}号位有${money(cents)}`,
  'audit-differs': ({ said, is }) => `保存的是${said}，实际是${is}`,
  'audit-missing': '没有保存',
  'audit-never-happened': '有保存，但从未发生',
}
