import type { BooksBy, Figures } from '@cardroom/protocol'

const kinds: Readonly<Record<BooksBy, string>> = {
  account: 'trial balance',
  day: 'day',
  shift: 'shift',
  table: 'table',
  game: 'game',
  schedule: 'schedule',
  person: 'person',
}

const figures: Readonly<Record<keyof Figures, string>> = {
  rounds: 'Rounds',
  ruled: 'Ruled',
  voided: 'Voided',
  collection: 'Collection',
  jackpot: 'Jackpot',
  playerDealers: 'Player-dealers',
  players: 'Players',
  providers: 'Of it providers',
  boughtIn: 'Bought in',
  cashedOut: 'Cashed out',
  given: 'Given',
  counted: 'Counted',
  short: 'Short',
}

/** The page of the house's books. */
export const books = {
  kinds,
  figures,
  title: 'The books',
  lead: 'By double entry, made from the same events as everything else; every entry balances.',
  by: 'Laid out by',
  from: 'From',
  to: 'To and with',
  show: 'Show',
  account: 'Account',
  before: 'Before',
  came: 'Came',
  went: 'Went',
  after: 'After',
  together: 'All accounts together',
  nothing: 'Nothing happened in these days.',
  agrees: (n: string): string =>
    `${n} entries: every one balances, and every account is kept as they make it.`,
  differs: (accounts: string): string => `Accounts that are kept otherwise: ${accounts}`,
  csv: 'This table (CSV)',
  journalCsv: 'Journal (CSV)',
  hledger: 'Journal (hledger)',
  pdf: 'Print or PDF',
  bots: 'Bots',
}
