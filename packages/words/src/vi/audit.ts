import type { AuditRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const auditRefusals: Says<AuditRefusals> = {
  'audit-not-as-written': 'không phải cái đã ghi: mã băm không khớp',
  'audit-seal-broken': 'không phải cái đã ghi: niêm phong bị vỡ',
  'audit-cut-off': 'đã ghi, mà nay không còn',
  'audit-another-end': 'khác với cái đã ghi bên ngoài sổ sách của sòng',
  'audit-table-gone': 'bàn đã từng có, mà nay không còn',
  'audit-never-opened': 'bàn chưa bao giờ mở',
  'audit-closed-otherwise': 'việc bàn đóng hay chưa không khớp với diễn biến của bàn',
  'audit-of-another-table': ({ id }) => `“${id}” thuộc về bàn khác`,
  'audit-not-readable': ({ what }) => what,
  'audit-not-over': 'ván chưa xong',
  'audit-secret-not-committed': 'số bí mật không phải số đã cam kết',
  'audit-another-root': 'thứ tự bài không phải thứ tự mà sòng đã cam kết',
  'audit-not-from-the-shoe': 'không phải cái hộp bài cho ra',
  'audit-chips-do-not-add-up': ({ should, are }, { money }) =>
    `chip của bàn cộng lại là ${money(are)}, không phải ${money(should)}`,
  'audit-below-zero': ({ seat, cents }, { money }) => `ghế ${seat} có ${money(cents)}`,
  'audit-differs': ({ said, is }) => `đang giữ ${said}, nhưng thật ra là ${is}`,
  'audit-missing': 'không được giữ',
  'audit-never-happened': 'được giữ, nhưng chưa từng xảy ra',
}
