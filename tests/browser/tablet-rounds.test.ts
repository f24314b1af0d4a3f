import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { payoutsOf, type WagerLine } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { games } from '@cardroom/rulebook'
import { numberedSeed } from '@cardroom/testing'
import { wagerNames } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserRoom, openRoom } from './room.ts'
import { roundsByBudget } from './rounds-by-budget.ts'
import { beginSession } from './session.ts'
import { Finger } from './tablet.ts'

/**
 * A house dealer with a tablet follows rounds from a list of cards and wagers. What the tablet says is to be paid is
 * compared with what `cardroom play` makes of the same list.
 */

let room: BrowserRoom
beforeAll(async () => {
  // A whole shift dealt in a minute needs more requests than the limits allow.
  room = await openRoom(['outlaws/texas-holdem'], { limits: { questions: { atOnce: 1e9, aSecond: 1e9 } } })
})
afterAll(() => room.close())

/** Little enough that the cover ends now and then. */
const BANK = 20_000
/** For machines that have other things to do. */
const PATIENCE = 240_000

interface Wager {
  readonly seat: number
  readonly on: string
  readonly amount: number
}

/** A round of the list, as `cardroom play` reads it. */
interface ListedRound {
  readonly bank: { readonly seat: number; readonly wager: number }
  readonly wagers: readonly Wager[]
  readonly cards: string
  readonly moves: readonly string[]
}

/** What the house dealer read of one step: "Pay $5", "Seat 3 · Player line". */
type Step = readonly [does: string, whose: string]

interface FollowedRound {
  readonly listed: ListedRound
  readonly steps: readonly Step[]
  readonly taps: { readonly wagers: number; readonly round: number }
}

const shuffled = (randomness: Randomness, decks: number): string[] => {
  const deck = Array.from({ length: decks }, () =>
    [...'23456789TJQKA'].flatMap(rank => [...'shdc'].map(suit => rank + suit)),
  ).flat()
  for (let i = deck.length - 1; i > 0; i--) {
    const j = randomness.below(i + 1)
    ;[deck[i], deck[j]] = [deck[j]!, deck[i]!]
  }
  return deck
}

/** Chips of $5, $25 and $100 on some spots of a seat. */
type Bets = (randomness: Randomness, seat: number) => readonly Wager[]

/** A real table's rounds: now and then somebody bets something else, the others as before. */
class Dealer {
  readonly #page: Page
  readonly #finger: Finger
  readonly #randomness: Randomness
  readonly #bets: Bets
  /** What everybody bets, until they change their minds. */
  readonly #usual = new Map<number, readonly Wager[]>()
  #before: readonly Wager[] = []
  readonly #banked = new Set<number>()

  constructor(page: Page, finger: Finger, seed: number, bets: Bets) {
    this.#page = page
    this.#finger = finger
    this.#randomness = new Randomness(numberedSeed(seed))
    this.#bets = bets
  }

  async follow(seats: readonly number[], deck: string[], isFull: boolean): Promise<FollowedRound> {
    const before = this.#finger.taps
    const bank = await this.#bank()
    const wagers = await this.#wagers(seats.filter(seat => seat !== bank))
    await this.#finger.tap('.wager-entry .btn.main')
    const laid = this.#finger.taps - 1
    const players = seats.filter(seat => seat !== bank).map(String)
    const { cards, moves } = await this.#play(deck, players, isFull)
    await this.#finger.tap('.round-entry .btn.main')
    await this.#page.locator('.desk-foot .btn.main').waitFor()
    const steps = await this.#page
      .locator('.payout')
      .evaluateAll(all =>
        all.map(
          (one): Step => [
            one.querySelector('.payout-does')?.textContent ?? '',
            one.querySelector('.payout-whose')?.textContent ?? '',
          ],
        ),
      )
    await this.#finger.tap('.desk-foot .btn.main')
    return {
      listed: { bank: { seat: bank, wager: BANK }, wagers, cards: cards.join(' '), moves },
      steps,
      taps: { wagers: laid - before, round: this.#finger.taps - laid },
    }
  }

  /** The player who is offered the position takes it, with tapped chips the first time. */
  async #bank(): Promise<number> {
    await this.#page.locator('.bank-entry').waitFor()
    const seat = Number(/Seat (\d+)/.exec(await this.#finger.read('.what-now-task'))![1])
    if (!this.#banked.has(seat)) {
      await this.#finger.tap('.bank-entry [data-take-off]')
      for (let put = 0; put < BANK; put += 10_000) await this.#finger.tap('.bank-entry [data-chip="10000"]')
      this.#banked.add(seat)
    }
    await this.#finger.tap('.bank-entry .btn.main')
    await this.#page.locator('.wager-entry').waitFor()
    return seat
  }

  async #wagers(seats: readonly number[]): Promise<readonly Wager[]> {
    const changed = new Set([seats[this.#randomness.below(seats.length)]])
    const wagers = seats.flatMap(seat => {
      if (changed.has(seat) || !this.#usual.has(seat))
        this.#usual.set(seat, this.#bets(this.#randomness, seat))
      return this.#usual.get(seat)!
    })
    if (this.#before.length > 0) await this.#finger.tap('.wager-entry [aria-keyshortcuts="y"]')
    for (const seat of seats) {
      const now = wagers.filter(wager => wager.seat === seat)
      const was = this.#before.filter(wager => wager.seat === seat)
      if (JSON.stringify(now) === JSON.stringify(was)) continue
      const at = `[data-seat="${seat}"]`
      if (was.length > 0) await this.#finger.tap(`${at} [data-clear]`)
      for (const { on, amount } of now.filter(wager => wager.on !== 'blind')) {
        await this.#finger.tap(`.wager-entry [data-chip="${amount}"]`)
        await this.#finger.tap(`${at} [data-on="${on}"]`)
      }
    }
    this.#before = wagers
    return wagers
  }

  /** The cards of the list as they come or are turned over, and decisions by chance. */
  async #play(
    deck: string[],
    players: readonly string[],
    isFull: boolean,
  ): Promise<{ cards: string[]; moves: string[] }> {
    const cards: string[] = []
    const moves: string[] = []
    const lying = new Map<string, string[]>()
    for (let entered = 0, unseen = 0; ; ) {
      const { awaits, task, keys, place } = await this.#awaits(entered, unseen)
      if (awaits === 'settlement') return { cards, moves }
      if (awaits === 'face-down') {
        for (const [to, count] of [
          ...[...players, 'bank'].map(to => [to, 2] as const),
          ['board', 5] as const,
        ])
          lying.set(to, deck.splice(0, count))
        cards.push(...[...lying.values()].flat())
        await this.#finger.tap('.card-pad [aria-keyshortcuts="f"]')
        unseen = entered = cards.length
      } else if (awaits === 'card') {
        const turned = lying.get(place)?.shift()
        const card = turned ?? deck.shift()!
        if (turned === undefined) {
          cards.push(card)
          entered++
        } else unseen--
        await this.#finger.tap(
          isFull ? `.card-key[data-card="${card}"]` : `.rank-key[data-rank="${card[0]}"]`,
        )
      } else {
        entered++
        const key = keys[this.#randomness.below(keys.length)]!
        await this.#finger.tap(`.round-entry .pad.ask .btn[aria-keyshortcuts="${key}"]`)
        moves.push(`${/Seat (\d+)/.exec(task)![1]} ${{ c: 'check', f: 'fold' }[key] ?? `bet ${key}`}`)
      }
    }
  }

  /** The next input that the tablet asks for, once it has so many entries and so many unseen cards. */
  #awaits(entered: number, unseen: number): Promise<NextInput> {
    return this.#page.evaluate(async taken => {
      const until = performance.now() + 20_000
      while (!document.querySelector(`.round-entry${taken}`)) {
        if (performance.now() > until) throw new Error(`not entered: ${taken}`)
        await new Promise(requestAnimationFrame)
      }
      const task = document.querySelector('.what-now-task')?.textContent ?? ''
      const asks = [...document.querySelectorAll('.round-entry .pad.ask .btn')]
      const keys = asks.map(one => one.getAttribute('aria-keyshortcuts') ?? '')
      const place = document.querySelector('.desk-hand.next')?.getAttribute('data-place') ?? ''
      const pad = document.querySelector('.card-pad')
      const awaits = pad
        ? pad.querySelector('[aria-keyshortcuts="f"]')
          ? 'face-down'
          : 'card'
        : keys.length > 0
          ? 'decision'
          : 'settlement'
      return { awaits, task, keys, place }
    }, `[data-entered="${entered}"][data-unseen="${unseen}"]`)
  }
}

interface NextInput {
  readonly awaits: 'face-down' | 'card' | 'decision' | 'settlement'
  readonly task: string
  readonly keys: readonly string[]
  /** Where the next card goes, or which hand is turned over. */
  readonly place: string
}

/** What `cardroom play` says is to be done, in the words of the tablet. */
function expected(game: string, more: object, rounds: readonly FollowedRound[]): Step[][] {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-rounds-'))
  const file = join(folder, 'rounds.jsonl')
  writeFileSync(
    file,
    rounds.map(({ listed }) => JSON.stringify({ record: 1, game, ...more, ...listed })).join('\n'),
  )
  const answers = execFileSync(process.execPath, ['bin/cardroom.js', 'play', file, '--json'], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const names = new Map(wagerNames(games.find(({ id }) => id === game)!))
  const { dealing, money, table } = english
  return answers
    .trim()
    .split('\n')
    .map((line, i) => {
      const { result } = JSON.parse(line) as { result: { wagers: WagerLine[] } }
      const { bank } = rounds[i]!.listed
      return payoutsOf(result.wagers, { bank, readings: {} }).map(
        ({ does, cents, line: { seat, on } }): Step => [
          dealing[does]({ money: money(cents) }),
          `${table.seat({ seat })} · ${names.get(on)}`,
        ],
      )
    })
}

const CHIPS = [500, 2_500, 10_000]
const chip = (randomness: Randomness): number => CHIPS[randomness.below(CHIPS.length)]!

const said = (label: string, rounds: readonly FollowedRound[], seconds: number): void => {
  const of = (kind: 'wagers' | 'round') => rounds.map(({ taps }) => taps[kind])
  const mean = (all: readonly number[]) => (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(1)
  console.info(
    `${label}: ${rounds.length} rounds in ${seconds.toFixed(1)} s; taps a round beyond the wagers ${mean(of('round'))} (at most ${Math.max(...of('round'))}), for bank and wagers ${mean(of('wagers'))}`,
  )
}

test(
  'EZ Baccarat with six players takes under ten taps a round beyond the wagers, and pays as `cardroom play` does',
  async () => {
    const game = 'comstock/ez-baccarat-panda-8'
    const seats = [1, 2, 3, 4, 5, 6, 7]
    const { page, trouble, chosen } = await beginSession(room, game)
    const finger = await Finger.on(page)
    const dealer = new Dealer(page, finger, 40, (randomness, seat) => {
      const line = { seat, on: randomness.below(2) ? 'banker' : 'player', amount: chip(randomness) }
      const bonus = { seat, on: randomness.below(2) ? 'dragon-7' : 'panda-8', amount: 500 }
      return randomness.below(3) === 0 ? [line, bonus] : [line]
    })
    const deck = shuffled(new Randomness(numberedSeed(4_000)), 8)
    const rounds: FollowedRound[] = []
    const start = performance.now()
    const count = roundsByBudget(15, 40)
    while (rounds.length < count) rounds.push(await dealer.follow(seats, deck, false))
    said('EZ Baccarat', rounds, (performance.now() - start) / 1_000)
    expect(rounds.map(({ steps }) => steps)).toEqual(expected(game, chosen, rounds))
    expect(Math.max(...rounds.map(({ taps }) => taps.round))).toBeLessThan(10)
    expect(finger.missed).toEqual([])
    expect(trouble).toEqual([])
  },
  PATIENCE,
)

test(
  'Ultimate Texas Hold’em, with hands face down until they are turned over, pays as `cardroom play` does',
  async () => {
    const game = 'players/ultimate-texas-holdem'
    const seats = [1, 2, 3, 4, 5, 6, 7]
    const { page, trouble, chosen } = await beginSession(room, game)
    const finger = await Finger.on(page)
    const dealer = new Dealer(page, finger, 20, (randomness, seat) => {
      const amount = chip(randomness)
      const trips = randomness.below(2) === 0 ? [{ seat, on: 'trips', amount: 500 }] : []
      return [{ seat, on: 'ante', amount }, { seat, on: 'blind', amount }, ...trips]
    })
    const rounds: FollowedRound[] = []
    const start = performance.now()
    for (let n = 0; n < roundsByBudget(8, 20); n++) {
      rounds.push(await dealer.follow(seats, shuffled(new Randomness(numberedSeed(2_000 + n)), 1), true))
    }
    said('Ultimate Texas Hold’em', rounds, (performance.now() - start) / 1_000)
    expect(rounds.map(({ steps }) => steps)).toEqual(expected(game, chosen, rounds))
    expect(finger.missed).toEqual([])
    expect(trouble).toEqual([])
  },
  PATIENCE,
)
