import type { HouseRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'
import { partNames } from './page/part-names.ts'

export const houseRefusals: Says<HouseRefusals> = {
  'house-who-asks': 'không rõ ai hỏi: hãy vào bằng trang trước',
  'house-needs-part': ({ needs }) => `chỉ ${partNames[needs]} mới được làm việc đó`,
  'house-auditor-looks-on-nowhere':
    'người kiểm toán chỉ đọc chuyện đã xong, không dự vào chuyện đang diễn ra',
  'house-no-such-person': ({ person }) => `ở đây không có ai là “${person}”`,
  'house-has-the-part': ({ part }) => `người đó đã có vai trò này: ${partNames[part]}`,
  'house-has-not-the-part': ({ part }) => `người đó không có vai trò này: ${partNames[part]}`,
  'house-last-operator':
    'sòng không có người điều hành thì không chạy được: hãy giao vai trò này cho người khác trước',
  'house-auditor-stands-alone':
    'người kiểm toán không có vai trò nào khác, và ai có vai trò khác thì không làm kiểm toán',
  'house-seated-somewhere': 'người đang ngồi ở bàn không thể làm kiểm toán',
  'house-link-not-good': 'đường dẫn này không dùng được: đã dùng rồi, hoặc chưa từng có',
  'house-link-expired': 'đường dẫn này quá cũ: hãy tạo cái khác ở cửa sổ lệnh',
  'house-you-are-out': 'quản lý đã mời bạn ra',
  'house-out-already': 'người này đã bị mời ra rồi',
  'house-not-out': 'người này không bị mời ra',
  'house-part-stays': 'người điều hành hoặc quản lý sòng thì không mời ra được: hãy lấy lại vai trò trước',
  'house-table-is-closing': 'bàn này đang đóng',
  'not-enough-in-wallet': ({ has, wanted }, { money }) =>
    `ví của bạn có ${money(has)}, mà cần ${money(wanted)}`,
  'house-wallet-below-nothing': ({ has }, { money }) =>
    `ví đó chỉ có ${money(has)}: không lấy ra nhiều hơn được`,
  'house-not-over': ({ round }) => `“${round}” chưa xong, hoặc hộp bài còn đang dùng`,
  'house-no-such-template': ({ name }) => `không có mẫu nào tên “${name}”`,
  'house-plays-already': ({ game }) => `người này đã ngồi ở một bàn ${game}`,
  'house-on-the-list': 'tên đã có trong danh sách',
  'house-not-on-the-list': 'tên không có trong danh sách',
  'house-no-table-of-game': ({ game }) => `sòng không có bàn ${game}`,
  'house-not-seated-there': ({ table }) => `người này không ngồi ở “${table}”`,
  'house-moving-already': 'người này đang đổi bàn',
  'house-other-game': 'bàn đó chơi trò khác',
  'house-feeds-itself': 'bàn chính không chuyển người về bàn chờ của chính nó',
  'house-not-played-by-you': ({ round }) => `chỉ người đã chơi “${round}” mới khiếu nại được`,
  'house-dispute-open': ({ round }) => `“${round}” đang bị khiếu nại`,
  'house-dispute-decided': ({ round }) => `khiếu nại về “${round}” đã được phân xử`,
  'house-no-dispute': ({ round }) => `không ai khiếu nại “${round}”`,
  'house-own-dispute': 'người đã chơi ván nào thì không phân xử ván đó',
  'house-round-changed': ({ round }) => `“${round}” không còn như lúc bị khiếu nại`,
  'house-round-sealed': ({ round }) => `“${round}” đang bị khiếu nại: niêm phong cho đến khi phân xử`,
}
