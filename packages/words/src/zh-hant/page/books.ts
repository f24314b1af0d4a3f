import type { BooksBy, Figures } from '@cardroom/protocol'

const kinds: Readonly<Record<BooksBy, string>> = {
  account: '試算表',
  day: '日',
  shift: '班次',
  table: '枱',
  game: '遊戲',
  schedule: '收費表',
  person: '人',
}

const figures: Readonly<Record<keyof Figures, string>> = {
  rounds: '局數',
  ruled: '有裁決',
  voided: '取消',
  collection: '枱費',
  jackpot: '累積獎金',
  playerDealers: '莊家',
  players: '玩家',
  providers: '其中第三方',
  boughtIn: '買入',
  cashedOut: '兌回',
  given: '給予',
  counted: '點得',
  short: '短少',
}

/** The page of the house's books. */
export const books = {
  kinds,
  figures,
  title: '帳簿',
  lead: '複式記帳，由記下的事件做成；每一筆都平衡。',
  by: '按什麼列出',
  from: '由',
  to: '至（含當日）',
  show: '顯示',
  account: '帳戶',
  before: '之前',
  came: '收入',
  went: '支出',
  after: '之後',
  together: '所有帳戶合計',
  nothing: '這些日子沒有任何事。',
  agrees: (n: string): string => `${n}筆：每一筆都平衡，每個帳戶都與它們相符。`,
  differs: (accounts: string): string => `不相符的帳戶：${accounts}`,
  csv: '這個表格（CSV）',
  journalCsv: '日記帳（CSV）',
  hledger: '日記帳（hledger）',
  pdf: '列印或PDF',
  bots: '機器人',
}
