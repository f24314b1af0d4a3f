import type { Figures } from '@cardroom/protocol'
import { countedFor, SHORT } from '../store/transfer.ts'
import type { JournalEntry, Posting } from './entry.ts'

const COUNTED = new Set([countedFor('collection'), countedFor('jackpot')])

const NOTHING: Figures = {
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

/** What entries come to together. */
export class Tally {
  readonly figures: { -readonly [K in keyof Figures]: Figures[K] }

  constructor(figures: Figures = NOTHING) {
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

  #post(what: JournalEntry['what'], { account, cents, as, provider, purse, person }: Posting): void {
    const { figures } = this
    if (purse !== undefined) figures[purse] += cents
    if (as === 'player-dealer') figures.playerDealers += cents
    if (as === 'player') figures.players += cents
    if (provider) figures.providers += cents
    if (COUNTED.has(account)) figures.counted += cents
    if (account === SHORT) figures.short += cents
    const isWallet = account.startsWith('wallet:') || account.startsWith('house:bots:')
    if (!isWallet || person === undefined) return
    if (what === 'buy-in' || what === 'more-chips') figures.boughtIn -= cents
    else if (what === 'cash-out') figures.cashedOut += cents
    else figures.given += cents
  }
}
