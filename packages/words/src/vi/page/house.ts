import type { CageEvent, Decision, GrantedPart, HouseEvent } from '@cardroom/protocol'
import { partNames } from './part-names.ts'

type Named = (person: string) => string
type Money = (cents: number) => string

/** What was decided about a round. */
export const decisionNames: Readonly<Record<Decision, string>> = {
  stands: 'ván giữ nguyên',
  upheld: 'người khiếu nại đúng',
}

/** What the log of the house says of an event. */
function logged(event: HouseEvent, name: Named, money: Money): string {
  const at = (table: string | undefined): string => (table === undefined ? 'sòng' : table)
  switch (event.type) {
    case 'operator-link-made':
      return 'Đã tạo đường dẫn cho người điều hành'
    case 'operator-link-used':
      return `${name(event.by)} đã dùng đường dẫn cho người điều hành`
    case 'part-granted':
      return `${event.by === undefined ? 'Qua đường dẫn' : name(event.by)}: giao cho ${name(event.to)} vai trò ${partNames[event.part]}`
    case 'part-taken':
      return `${name(event.by)}: ${name(event.from)} thôi làm ${partNames[event.part]}`
    case 'refused':
      return `${name(event.by)} bị từ chối: ${event.asked}`
    case 'allowance-set':
      return `${name(event.by)}: người mới được ${money(event.gift)}, và mỗi ngày một lần ví được châm lên ${money(event.level)}`
    case 'let-out':
      return `${name(event.by)}: mời ${name(event.person)} ra khỏi ${at(event.table)}${event.why === undefined ? '' : ` (${event.why})`}`
    case 'let-in':
      return `${name(event.by)}: cho ${name(event.person)} vào lại ${at(event.table)}`
    case 'table-opened':
      return `${name(event.by)} mở ${event.table}`
    case 'table-closed':
      return `${name(event.by)} đóng ${event.table}`
    case 'round-voided':
      return `${name(event.by)} hủy ${event.round === '' ? `ván tới của ${event.table}` : event.round}`
    case 'table-set':
      return `${name(event.by)} đổi thiết lập của ${event.table}`
    case 'template-kept':
      return `${name(event.by)} lưu mẫu “${event.name}”`
    case 'template-dropped':
      return `${name(event.by)} bỏ mẫu “${event.name}”`
    case 'dispute-opened':
      return `${name(event.by)} khiếu nại ${event.round}: ${event.words}`
    case 'dispute-decided':
      return `${name(event.by)} phân xử ${event.round}: ${decisionNames[event.decision]}. ${event.words}`
    case 'ruled':
      return `${event.by === undefined ? 'Nhà cái bị ngắt giữa chừng; có người' : name(event.by)} phán quyết ở ${event.table}: ${event.incident} (${event.cite})`
    case 'listed':
      return `${name(event.person)} chờ ${event.game}`
    case 'struck':
      return `${name(event.person)} ra khỏi danh sách ${event.game}`
    case 'must-move-set':
      return event.main === undefined
        ? `${name(event.by)}: không ai phải chuyển khỏi ${event.table} nữa`
        : `${name(event.by)}: người ngồi lâu nhất ở ${event.table} phải chuyển sang ${event.main}`
    case 'table-change':
      return `${event.by === undefined ? 'Phải chuyển' : name(event.by)}: ${name(event.person)} đi từ ${event.from} sang ${event.to}`
    case 'table-changed':
      return `${name(event.person)} đã từ ${event.from} sang ${event.to} với ${money(event.cents)}`
    case 'table-not-changed':
      return `${name(event.person)} không chuyển từ ${event.from} sang ${event.to}`
  }
}

/** What was moved at the cage. */
function caged(event: CageEvent, name: Named, money: Money): string {
  switch (event.type) {
    case 'gift':
      return `${name(event.person)} vào lần đầu và được ${money(event.cents)}`
    case 'refill':
      return `Ví của ${name(event.person)} được châm thêm ${money(event.cents)}`
    case 'adjusted':
      return `${name(event.by)}: ${money(event.cents)} cho ${name(event.person)} (${event.why})`
    case 'adopted':
      return `${event.table}: lúc bắt đầu có ví, trên bàn có ${money(event.stacks)}, trong hộp tiền xâu có ${money(event.collected)}`
  }
}

/** The page of those who run the house. */
export const house = {
  title: 'Điều hành sòng',
  lead: 'Ai giữ vai trò nào, sòng phát bao nhiêu, các bàn, và những việc đã làm.',
  notYours: 'Trang này dành cho người điều hành sòng.',
  claimTitle: 'Điều hành sòng này',
  claimLead: (name: string): string =>
    `${name}, đường dẫn này cho bạn làm người điều hành: giao vai trò, định số tiền chơi mà sòng phát, và trông coi các bàn. Chỉ dùng được một lần.`,
  claim: 'Nhận làm người điều hành',
  noLink: 'Đường dẫn thiếu mã. Hãy mở đúng như cửa sổ lệnh đã in ra.',
  people: 'Mọi người',
  find: 'Tìm theo tên',
  nobody: 'Không ai tên như vậy.',
  name: 'Tên',
  wallet: 'Ví',
  parts: 'Vai trò',
  part: (part: GrantedPart): string => partNames[part],
  grant: (part: GrantedPart, name: string): string => `Cho ${name} làm ${partNames[part]}`,
  take: (part: GrantedPart, name: string): string => `Lấy lại của ${name} vai trò ${partNames[part]}`,
  letOut: 'Mời ra',
  letIn: 'Cho vào',
  letOutName: (name: string): string => `Mời ${name} ra khỏi sòng`,
  letInName: (name: string): string => `Cho ${name} vào lại`,
  isOut: (of: string): string => `bị mời ra khỏi ${of}`,
  outOfHouse: 'sòng',
  money: 'Tiền chơi',
  gift: 'Cho người mới, bằng đô la',
  level: 'Mỗi ngày một lần châm lên tới, bằng đô la',
  set: 'Áp dụng',
  wasSet: 'Đã có hiệu lực.',
  tables: 'Các bàn',
  table: 'Bàn',
  seated: 'Đang ngồi',
  close: 'Đóng',
  closeName: (table: string): string => `Đóng ${table}: chơi hết ván, ai cũng lấy lại chip của mình`,
  void: 'Hủy ván',
  voidName: (table: string): string => `Hủy ván ở ${table}: trả lại hết`,
  open: 'Mở bàn của sòng',
  log: 'Những việc đã làm',
  cage: 'Ở quầy chip',
  noLog: 'Chưa có gì.',
  older: 'Cũ hơn',
  logged,
  caged,
}
