import type { AuditRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const auditRefusals: Says<AuditRefusals> = {
  'audit-not-as-written': '與寫下時不同：雜湊值不符',
  'audit-seal-broken': '與寫下時不同：封印已破',
  'audit-cut-off': '曾經寫下，現已不在',
  'audit-another-end': '與館外記下的那一個不同',
  'audit-table-gone': '這張桌曾經存在，現已不在',
  'audit-never-opened': '這張桌從未開過',
  'audit-closed-otherwise': '這張桌是否關閉，與它的事件不符',
  'audit-of-another-table': ({ id }) => `「${id}」屬於另一張桌`,
  'audit-not-readable': ({ what }) => what,
  'audit-not-over': '這局還沒結束',
  'audit-secret-not-committed': '密值不是當初承諾的那一個',
  'audit-another-root': '牌的次序不是館方受約束的那一個',
  'audit-not-from-the-shoe': '與牌靴給出的不同',
  'audit-chips-do-not-add-up': ({ should, are }, { money }) =>
    `桌上籌碼合計${money(are)}，應為${money(should)}`,
  'audit-below-zero': ({ seat, cents }, { money }) => `${seat}號位有${money(cents)}`,
  'audit-differs': ({ said, is }) => `保存的是${said}，實際是${is}`,
  'audit-missing': '沒有保存',
  'audit-never-happened': '有保存，但從未發生',
}
