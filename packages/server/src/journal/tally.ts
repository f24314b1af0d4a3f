import type { Figures } from '@cardroom/protocol'
import { COUNT_SHORTAGE, countedFor } from '@cardroom/room/store'
import type { JournalEntry, Posting } from './entry.ts'

const COUNTED_ACCOUNTS = new Set([countedFor('collection'), countedFor('jackpot')])

const NO_FIGURES: Figures = {
  rounds: 0,
  ruled: 0,
  voided: 0,
  collection: 0,
  jackpot: 0,
  playerDealers: 0,
  players: 0,
  providers: 0,
  boughtIn: 0,
  cashedOut: 0,
  given: 0,
  counted: 0,
  short: 0,
}

/** Sums up the figures of entries. */
export class Tally {
  readonly figures: { -readonly [K in keyof Figures]: Figures[K] }

  constructor(figures: Figures = NO_FIGURES) {
    this.figures = { ...figures }
  }

  take({ rounds, ruled, voided, what, postings }: JournalEntry): void {
    const { figures } = this
    figures.rounds += rounds
    figures.ruled += ruled
    figures.voided += voided
    for (const posting of postings) this.#post(what, posting)
  }

  add({ figures }: Tally): void {
    for (const figure of Object.keys(this.figures) as (keyof Figures)[])
      this.figures[figure] += figures[figure]
  }

  #post(what: JournalEntry['what'], { account, cents, as, provider, fund, person }: Posting): void {
    const { figures } = this
    if (fund !== undefined) figures[fund] += cents
    if (as === 'player-dealer') figures.playerDealers += cents
    if (as === 'player') figures.players += cents
    if (provider) figures.providers += cents
    if (COUNTED_ACCOUNTS.has(account)) figures.counted += cents
    if (account === COUNT_SHORTAGE) figures.short += cents
    const isWallet = account.startsWith('wallet:') || account.startsWith('house:bots:')
    if (!isWallet || person === undefined) return
    if (what === 'buy-in' || what === 'more-chips') figures.boughtIn -= cents
    else if (what === 'cash-out') figures.cashedOut += cents
    else figures.given += cents
  }
}
