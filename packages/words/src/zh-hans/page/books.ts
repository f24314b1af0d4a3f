import type { BooksBy, Figures } from '@cardroom/protocol'

const kinds: Readonly<Record<BooksBy, string>> = {
  account: '试算表',
  day: '日',
  shift: '班次',
  table: '牌桌',
  game: '游戏',
  schedule: '收费表',
  person: '人',
}

const figures: Readonly<Record<keyof Figures, string>> = {
  rounds: '局数',
  ruled: '有裁决',
  voided: '取消',
  collection: '台费',
  jackpot: '累积奖金',
  playerDealers: '庄家',
  players: '玩家',
  providers: '其中第三方',
  boughtIn: '买入',
  cashedOut: '兑回',
  given: '给予',
  counted: '点得',
  short: '短少',
}

/** The page of the house's books. */
export const books = {
  kinds,
  figures,
  title: '账簿',
  lead: '复式记账，由记下的事件做成；每一笔都平衡。',
  by: '按什么列出',
  from: '由',
  to: '至（含当日）',
  show: '显示',
  account: '账户',
  before: '之前',
  came: '收入',
  went: '支出',
  after: '之后',
  together: '所有账户合计',
  nothing: '这些日子没有任何事。',
  agrees: (n: string): string => `${n}笔：每一笔都平衡，每个账户都与它们相符。`,
  differs: (accounts: string): string => `不相符的账户：${accounts}`,
  csv: '这个表格（CSV）',
  journalCsv: '日记账（CSV）',
  hledger: '日记账（hledger）',
  pdf: '打印或PDF',
  bots: '机器人',
}
