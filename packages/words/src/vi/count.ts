import type { CountRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const countRefusals: Says<CountRefusals> = {
  'count-shift-is-open': ({ shift }) => `ca “${shift}” đang mở: hãy đóng ca đó trước`,
  'count-shift-name-taken': ({ shift }) => `đã có ca “${shift}”: hãy đặt tên khác`,
  'count-no-such-shift': ({ shift }) => `chưa từng có ca “${shift}”`,
  'count-shift-closed': ({ shift }) => `ca “${shift}” đã đóng`,
  'count-no-such-zone': ({ zone }) => `không có múi giờ “${zone}”`,
  'count-no-such-table': ({ table }) => `không có bàn “${table}” nào có hộp`,
  'count-session-taken-on': ({ session }) => `“${session}” đã có hộp của nhà`,
  'count-no-such-box': ({ box }) => `chưa rút hộp nào số ${box}`,
  'count-counted-already': 'hộp này đã được đếm: có thể sửa một dòng trên phiếu',
  'count-not-counted': 'hộp này chưa được đếm',
  'count-below-nothing': ({ denomination, count }, { money }) =>
    `${count} đồng loại ${money(denomination)}: số đếm không bao giờ dưới không`,
  'count-needs-initials': 'gạch một dòng, hoặc ký nhận chênh lệch, phải có từ hai chữ cái tên trở lên',
  'count-line-says': ({ denomination, count }, { money }) =>
    `dòng ${money(denomination)} bây giờ ghi ${count}: hãy xem lại phiếu`,
  'count-nothing-corrected': 'dòng đó đã ghi như vậy',
  'count-no-difference': 'không có chênh lệch để ký: số đếm đúng như sổ ghi',
  'count-does-not-follow': 'không khớp với những gì đã ghi trước đó',
}
