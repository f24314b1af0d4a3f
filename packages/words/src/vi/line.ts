import type { LineRefusals } from '@cardroom/protocol'
import type { PageRefusals } from '../page-refusals.ts'
import type { Says } from '../speaker.ts'

export const lineRefusals: Says<LineRefusals> = {
  'line-not-json': 'đó không phải JSON',
  'line-no-message': ({ what }) => what,
  'line-hello-first': 'hãy chào trước',
  'line-hello-twice': 'bạn đã chào rồi',
  'line-too-many-newcomers': 'từ chỗ bạn có quá nhiều người mới vào; lát nữa thử lại',
  'line-too-many-questions': 'hỏi quá nhiều một lúc; một giây nữa thử lại',
  'line-archive-missing': 'cái này nằm trong kho lưu mà lúc này không mở được',
  'line-no-such-table': ({ table }) => `không có bàn “${table}”`,
  'line-no-such-word': 'không bàn nào có mật hiệu này; có thể bàn đã đóng',
  'line-went-wrong': 'có trục trặc; không có gì thay đổi',
}

export const pageRefusals: Says<PageRefusals> = {
  'page-line-lost': 'mất kết nối',
  'page-name-kept': 'bạn đang có ghế hoặc đang chờ ghế: tên mà người khác biết giữ nguyên tới khi bạn rời',
  'page-no-odds': ({ game }) => `không có “${game}” chơi với nhà cái`,
  'page-nothing-to-practise': ({ game }) => `trong ${game} không có quyết định nào biết được giá trị`,
  'page-no-decision-there': ({ round, at }) => `ở bước ${at} của ván ${round} không có quyết định nào`,
  'page-not-a-seed': ({ seed }) =>
    `“${seed}” không phải là hạt giống: hạt giống có tối đa 40 chữ cái, chữ số, dấu chấm và gạch nối`,
  'page-no-passkey': 'chưa chọn khóa truy cập nào',
  'page-not-a-name': 'tên có tối đa 20 chữ, số, dấu chấm, gạch ngang hoặc gạch dưới',
}
