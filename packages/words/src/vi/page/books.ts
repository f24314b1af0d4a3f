import type { BooksBy, Figures } from '@cardroom/protocol'

const kinds: Readonly<Record<BooksBy, string>> = {
  account: 'bảng cân đối',
  day: 'ngày',
  shift: 'ca',
  table: 'bàn',
  game: 'trò chơi',
  schedule: 'biểu phí',
  person: 'người',
}

const figures: Readonly<Record<keyof Figures, string>> = {
  rounds: 'Số ván',
  ruled: 'Có phán quyết',
  voided: 'Bị hủy',
  collection: 'Tiền xâu',
  jackpot: 'Quỹ giải lớn',
  playerDealers: 'Nhà cái',
  players: 'Người chơi',
  providers: 'Trong đó nhà cung cấp',
  boughtIn: 'Mua phỉnh',
  cashedOut: 'Đổi lại',
  given: 'Đã cho',
  counted: 'Đã đếm',
  short: 'Thiếu',
}

/** The page of the house's books. */
export const books = {
  kinds,
  figures,
  title: 'Sổ sách',
  lead: 'Ghi sổ kép, lập từ chính những sự kiện như mọi thứ khác; mọi bút toán đều cân.',
  by: 'Xếp theo',
  from: 'Từ ngày',
  to: 'Đến hết ngày',
  show: 'Xem',
  account: 'Tài khoản',
  before: 'Trước',
  came: 'Vào',
  went: 'Ra',
  after: 'Sau',
  together: 'Mọi tài khoản cộng lại',
  nothing: 'Không có gì trong những ngày này.',
  agrees: (n: string): string => `${n} bút toán: bút toán nào cũng cân, và tài khoản nào cũng đúng như vậy.`,
  differs: (accounts: string): string => `Tài khoản được giữ khác: ${accounts}`,
  csv: 'Bảng này (CSV)',
  journalCsv: 'Nhật ký (CSV)',
  hledger: 'Nhật ký (hledger)',
  pdf: 'In hoặc PDF',
  bots: 'Bot',
}
