import type { BooksBy, Figures } from '@cardroom/protocol'

/** The page of the card room's books. */
export interface BooksWords {
  readonly kinds: Readonly<Record<BooksBy, string>>
  readonly figures: Readonly<Record<keyof Figures, string>>
  readonly title: string
  readonly lead: string
  readonly by: string
  readonly from: string
  readonly to: string
  readonly show: string
  readonly account: string
  readonly before: string
  readonly came: string
  readonly went: string
  readonly after: string
  readonly together: string
  readonly nothing: string
  agrees(values: { n: string }): string
  differs(values: { accounts: string }): string
  readonly csv: string
  readonly journalCsv: string
  readonly hledger: string
  readonly pdf: string
  readonly bots: string
}
