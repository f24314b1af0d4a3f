import type { RoomRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const roomRefusals: Says<RoomRefusals> = {
  'table-not-opened': ({ table }) => `không mở lại được bàn “${table}” như lúc trước`,
  'too-many-tables-of-yours': ({ most }) => `mỗi người mở tối đa ${most} bàn`,
  'too-many-seats-of-yours': ({ most }) => `mỗi người có tối đa ${most} ghế trong sòng`,
  'name-mixes-scripts': 'tên chỉ viết bằng một loại chữ',
  'no-room-for-a-table': 'không còn chỗ cho bàn mới',
  'nothing-to-open': ({ round }) =>
    `“${round}” không có gì để mở: đã mở rồi, hộp bài đang dùng, hoặc bàn đã đóng`,
  'shoe-cannot-stay-sealed': ({ game }) => `${game} chia từ hộp bài dùng cho nhiều ván, hết hộp thì mở ra`,
  'cannot-be-played': ({ game }) => `không chơi được ${game}`,
  'seats-bounds': ({ least, most }) => `bàn có từ ${least} đến ${most} ghế`,
  'too-many-rates': ({ rates, most, cite }) =>
    `như vậy một bàn có ${rates} mức tiền xâu, mà chỉ được tối đa ${most} (${cite})`,
  'not-alone-at-the-table': 'chỉ người ngồi một mình ở bàn mới được chia ngay',
  'nothing-to-deal-yet': 'chưa có gì để chia',
  'room-is-closing': 'sòng sắp đóng cửa',
  'round-called-off': 'bàn gặp trục trặc: ván này bị hủy',
  'table-changes-hands': 'bàn vừa chuyển máy; chưa làm gì cả, xin thử lại',
  'not-written-down': 'không ghi lại được; không có gì thay đổi',
  'decision-is-over': 'lượt quyết định đó đã qua: hãy xem lại bàn',
  'does-not-run-the-table': 'người khác điều khiển bàn này',
  'floor-is-ruling': 'quản lý đang xử: ván bài tạm ngưng',
  'floor-already-called': 'ván này bạn đã gọi quản lý rồi',
  'nobody-to-call': 'không có chuyện gì để gọi quản lý',
  'table-has-moved-on': 'ở bàn đã có diễn biến mới: hãy xem lại sẽ xử ra sao',
  'no-such-round': ({ round }) => `không có ván “${round}”`,
  'no-shoe-in-use': ({ table }) => `“${table}” không có hộp bài nào đang dùng`,
  'shoe-not-opened': ({ shoe }) => `“${shoe}” chưa mở: đang dùng, chỉ cho một ván, hoặc không có`,
  'table-too-new': ({ version }) => `do phiên bản mới hơn ghi (phiên bản ${version})`,
  'table-not-readable': ({ what }) => what,
}
