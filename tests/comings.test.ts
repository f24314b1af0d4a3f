import {
  gameAtTable,
  granted,
  isRefusal,
  type Refusal,
  SeededShoe,
  seedOf,
  Table,
  type TableCommand,
  type TableEvent,
  type TableSettings,
} from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'

const library = await openRulebook()

/** A table whose people come and go as chance has it, and which plays its hands by the book's own bots. */
class Coming {
  readonly table: Table
  readonly #chance: Randomness
  readonly #names = Array.from({ length: 12 }, (_, i) => `p${i}`)
  readonly events: TableEvent[] = []
  /** Where the big blind was. */
  #big: number | undefined
  hands = 0
  now = 0

  constructor(settings: TableSettings, seed: number) {
    this.table = granted(Table.open(settings, granted(gameAtTable(settings, library))))
    this.#chance = new Randomness(seed.toString(16).padStart(64, '0'), 0)
  }

  #one<T>(from: readonly T[]): T {
    return from[this.#chance.below(from.length)]!
  }

  take(command: TableCommand): Refusal | undefined {
    const done = this.table.take(command, this.now)
    if (isRefusal(done)) return done
    this.events.push(...done)
    return undefined
  }

  /** Somebody comes, goes, moves, buys or waits; much of it is refused. */
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
    this.take(this.#one(commands))
    this.now += 60_000 * this.#chance.below(3)
    this.take({ do: 'call', now: this.now })
  }

  hand(): void {
    this.take({ do: 'time', now: this.now })
    if (!this.table.ready) return
    expect(
      this.take({
        do: 'next',
        shoe: { id: `shoe ${this.hands}`, commitment: 'c', secret: `hand ${this.hands++}` },
      }),
    ).toBeUndefined()
    const seed = seedOf(this.table.shoe!.shuffle)
    const refused = this.take({ do: 'deal', id: String(this.hands), seed, now: this.now })
    if (refused?.code === 'two-players-needed') return void this.take({ do: 'stop' })
    expect(refused).toBeUndefined()
    const { blinds } = this.table.part.save() as { blinds?: { big?: number } }
    const dealt = Object.keys(this.table.state.round?.accounts ?? {}).length
    // At Comstock newcomers are dealt in at once, and the blinds are adjusted to the button (003:147-149).
    const movesOn = dealt > 3 && !('dealtInAtOnce' in this.table.game.rules)
    if (movesOn && blinds?.big !== undefined) expect(blinds.big).not.toBe(this.#big)
    this.#big = blinds?.big
    let shoe: SeededShoe | undefined
    while (this.table.round) {
      const { round } = this.table
      shoe ??= new SeededShoe(round.shoe, seed, { from: this.table.state.round!.from })
      const input = shoe.next(round.awaiting)
      if (input) this.take({ do: 'input', input })
      else if (round.awaiting.kind === 'decision') {
        const ask = round.awaiting.asked[0]!
        const { kind: _, by: __, ...move } = this.table.game.advise(round.view(ask.seat), ask)
        const { player } = this.table.state.seats[ask.seat]!
        expect(this.take({ do: 'move', player, move })).toBeUndefined()
        if (this.#chance.below(20) === 0) this.chance()
      }
    }
  }

  /** Stacks, the box and what was carried away come to what was bought. */
  expectConserved(): void {
    const stacks = Object.values(this.table.state.seats).reduce((sum, { stack }) => sum + stack, 0)
    let bought = 0
    for (const event of this.events) {
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
  'whoever comes and goes, hands are dealt, blinds move on and no chip is lost: $game',
  settings => {
    for (let seed = 1; seed <= 2; seed++) {
      const played = new Coming(settings, seed)
      for (let i = 0; i < 50; i++) {
        for (let comings = 0; comings < 4; comings++) played.chance()
        played.hand()
        played.expectConserved()
      }
      expect(played.hands).toBeGreaterThan(20)
      const again = granted(Table.open(settings, played.table.game, { events: played.events }))
      expect(again.save()).toEqual(played.table.save())
    }
  },
)
