import { Table, type TableCommand, type TableSettings, unwrap } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { openRulebook } from '@cardroom/rulebook'
import { PlayedTable } from '@cardroom/testing'
import { expect, test } from 'vitest'

const library = await openRulebook()

/** A table whose players come and go at random; bots play its hands. */
class ComingAndGoing {
  readonly played: PlayedTable
  readonly #chance: Randomness
  readonly #names = Array.from({ length: 12 }, (_, i) => `p${i}`)
  /** The seat of the last big blind. */
  #big: number | undefined
  hands = 0

  constructor(settings: TableSettings, seed: number) {
    this.played = new PlayedTable(settings, library, [])
    this.#chance = new Randomness(seed.toString(16).padStart(64, '0'), 0)
  }

  get table(): Table {
    return this.played.table
  }

  #one<T>(from: readonly T[]): T {
    return from[this.#chance.below(from.length)]!
  }

  /** A player comes, goes, moves, buys or waits; much of it is refused. */
  chance(): void {
    const player = this.#one(this.#names)
    const seat = 1 + this.#chance.below(this.table.game.rules.seats.places)
    const commands: readonly TableCommand[] = [
      { do: 'sit', player, name: player },
      { do: 'sit', player, name: player, seat },
      { do: 'stand', player },
      { do: 'away', player, away: true },
      { do: 'away', player, away: false },
      { do: 'change-seat', player, seat },
      { do: 'wait', player, name: player },
      { do: 'wait-no-more', player },
      { do: 'chips', player, cents: 1 + this.#chance.below(20_000) },
      ...(['post', 'straddle', 'wait', 'play'] as const).map(
        how => ({ do: 'own', player, own: { do: 'make-up', how } }) as const,
      ),
    ]
    this.played.do(this.#one(commands))
    this.played.now += 60_000 * this.#chance.below(3)
    this.played.do({ do: 'call', now: this.played.now })
  }

  hand(): void {
    this.played.do({ do: 'time', now: this.played.now })
    if (!this.table.ready) return
    this.hands++
    this.played.next()
    const done = this.played.tryDeal()
    if (done === 'two-players-needed') return void this.played.do({ do: 'stop' })
    expect(done).not.toBeTypeOf('string')
    const { blinds } = this.table.part.save() as { blinds?: { big?: number } }
    const dealt = Object.keys(this.table.state.round?.accounts ?? {}).length
    // At Comstock newcomers are dealt in at once, and the blinds are adjusted to the button (003:147-149).
    const movesOn = dealt > 3 && !('dealtInAtOnce' in this.table.game.rules)
    if (movesOn && blinds?.big !== undefined) expect(blinds.big).not.toBe(this.#big)
    this.#big = blinds?.big
    this.played.play(undefined, () => {
      if (this.#chance.below(20) === 0) this.chance()
    })
  }

  /** Stacks, the box and what was carried away come to what was bought. */
  expectConserved(): void {
    const stacks = Object.values(this.table.state.seats).reduce((sum, { stack }) => sum + stack, 0)
    let bought = 0
    for (const event of this.played.events) {
      if (event.type === 'sat') bought += event.stack
      if (event.type === 'chips') bought += event.cents
      if (event.type === 'stood') bought -= event.stack
    }
    expect(stacks + (this.table.state.collected ?? 0)).toBe(bought)
    for (const { stack } of Object.values(this.table.state.seats)) expect(stack).toBeGreaterThanOrEqual(0)
  }
}

const stakes = (low: number) => ({ limit: 'fixed', bets: [low, low * 2] })
const pots: readonly TableSettings[] = [
  { game: 'towers/texas-holdem', setup: { stakes: stakes(300), blinds: [100, 300] } },
  {
    game: 'towers/texas-holdem',
    schedule: 'rates/41',
    setup: { stakes: stakes(2000), blinds: [1000, 2000] },
  },
  { game: 'outlaws/texas-holdem', setup: { stakes: stakes(300), blinds: [100, 300] } },
  { game: 'comstock/texas-holdem', setup: { stakes: stakes(300), blinds: [100, 300] } },
  { game: 'comstock/lowball', setup: { stakes: { limit: 'fixed', bets: [400] }, blinds: [200, 400] } },
  { game: 'comstock/razz', setup: { stakes: stakes(300), ante: 100, bringIn: 100 } },
  { game: 'comstock/pan', setup: { chip: 100, ante: 100 } },
].map(one => ({ ...one, title: 'A table', buyIn: { min: 2_000, usual: 20_000, short: 'once' } }))

test.each(pots)(
  'deals hands, moves the blinds on and loses no chip while players come and go: $game',
  settings => {
    for (let seed = 1; seed <= 2; seed++) {
      const coming = new ComingAndGoing(settings, seed)
      for (let i = 0; i < 50; i++) {
        for (let comings = 0; comings < 4; comings++) coming.chance()
        coming.hand()
        coming.expectConserved()
      }
      expect(coming.hands).toBeGreaterThan(20)
      const again = unwrap(Table.open(settings, coming.table.game, { events: coming.played.events }))
      expect(again.save()).toEqual(coming.table.save())
    }
  },
)
