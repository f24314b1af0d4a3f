import {
  beforeSeat,
  gameAtTable,
  granted,
  isRefusal,
  type Kept,
  type Library,
  SeededShoe,
  seedOf,
  Table,
  type TableCommand,
  type TableEvent,
  type TableSettings,
} from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'

const library = await openRulebook()
const buyIn = { min: 1_000, max: 1_000_000, usual: 100_000 }

const baccarat: TableSettings = {
  game: 'comstock/ez-baccarat-panda-8',
  title: 'Baccarat',
  limits: { min: 500, max: 20_000 },
  setup: {},
  buyIn,
}
const holdem: TableSettings = {
  game: 'outlaws/texas-holdem',
  title: 'Hold’em',
  setup: { stakes: { limit: 'fixed', bets: [300, 600] }, blinds: [100, 300] },
  buyIn,
}

const pan: TableSettings = {
  game: 'players/pan',
  title: 'Pan',
  schedule: ['rates/3', 'rates/6'],
  setup: { chip: 100, ante: 100 },
  buyIn,
}

const open = (settings: TableSettings, kept: Kept = {}, from: Library = library): Table =>
  granted(Table.open(settings, granted(gameAtTable(settings, from)), kept))

/** A table that keeps its events, and plays rounds by the book's own bots. */
class Played {
  readonly table: Table
  readonly events: TableEvent[] = []
  #rounds = 0

  constructor(settings: TableSettings, from: Library = library) {
    this.table = open(settings, {}, from)
  }

  /** The command's events, or why it was refused. */
  do(command: TableCommand): string[] | string {
    const before = JSON.stringify(this.table.save())
    const done = this.table.take(command)
    if (isRefusal(done)) {
      expect(JSON.stringify(this.table.save())).toBe(before)
      return english.refusal(done)
    }
    this.events.push(...done)
    return done.map(typeOf)
  }

  /** Gives a command that only the game's family has. */
  own(player: string, own: object): string[] | string {
    return this.do({ do: 'own', player, own })
  }

  bank(player: string, wager: number): string[] | string {
    return this.own(player, { do: 'bank', wager })
  }

  wager(player: string, ...wagers: { on: string; amount: number; seat?: number }[]): string[] | string {
    return this.own(player, { do: 'wager', wagers })
  }

  /** Whom the player-dealer position is offered to. */
  get offeredTo(): number | undefined {
    return this.table.part.face().bank?.offeredTo
  }

  nameAt(seat: number | undefined): string {
    return this.table.state.seats[seat ?? 0]!.name
  }

  sit(...names: string[]): this {
    for (const name of names) expect(this.do({ do: 'sit', player: name, name })).toEqual(['sat'])
    return this
  }

  /** The game has been opened, and this seat drew the highest card. */
  opened(button: number): this {
    const drew: TableEvent = { type: 'own', own: { type: 'drew', cards: {}, button } }
    this.table.replay(drew)
    this.events.push(drew)
    return this
  }

  next(): string[] | string {
    return this.do({
      do: 'next',
      shoe: { id: `shoe ${this.#rounds}`, commitment: 'c', secret: `secret ${this.#rounds}` },
    })
  }

  /** Deals and plays the round to its end. */
  round(now = 0): void {
    this.#rounds++
    const seed = seedOf(this.table.shoe!.shuffle)
    const dealt = this.do({ do: 'deal', id: String(this.#rounds), seed, now })
    if (typeof dealt === 'string') throw new Error(dealt)
    let shoe: SeededShoe | undefined
    while (this.table.round) {
      const { round } = this.table
      shoe ??= new SeededShoe(round.shoe, seed, { from: this.table.state.round!.from })
      const input = shoe.next(round.awaiting)
      if (input) this.do({ do: 'input', input })
      else if (round.awaiting.kind === 'decision') {
        const ask = round.awaiting.asked[0]!
        const { kind: _, by: __, ...move } = this.table.game.advise(round.view(ask.seat), ask)
        const player = this.table.state.seats[ask.seat]!.player
        expect(this.do({ do: 'move', player, move })).toContain('input')
      }
    }
  }

  stacks(): Record<string, number> {
    return Object.fromEntries(Object.values(this.table.state.seats).map(({ name, stack }) => [name, stack]))
  }

  total(): number {
    return Object.values(this.stacks()).reduce((sum, stack) => sum + stack, 0)
  }
}

/** Which blinds have passed a seat. */
const owes = (played: Played, seat: number): unknown =>
  (played.table.part.save() as { debts: { seat: number; owes: object }[] }).debts.find(
    debt => debt.seat === seat,
  )?.owes

/** The table as another machine would build it from the events. */
const rebuilt = ({ table, events }: Played): Table =>
  open(table.settings, { events: JSON.parse(JSON.stringify(events)) })

/** The type of an event; of one that belongs to a family, the family's own. */
const typeOf = (event: TableEvent): string =>
  event.type === 'own' && 'type' in event.own ? String(event.own.type) : event.type

describe('a table with a player-dealer', () => {
  test('the position is offered clockwise and kept for two rounds in a row', () => {
    const played = new Played(baccarat).sit('Ann', 'Bob', 'Cyd')
    const banks: string[] = []
    for (let i = 0; i < 8; i++) {
      expect(played.next()).toEqual([i === 0 ? 'committed' : 'continued', 'offered'])
      const name = played.nameAt(played.offeredTo)
      banks.push(name)
      expect(played.bank(name, 50_000)).toEqual(['banked'])
      const bettor = name === 'Cyd' ? 'Ann' : 'Cyd'
      expect(played.wager(bettor, { on: 'player', amount: 1000 })).toEqual(['wagered'])
      played.round()
    }
    expect(banks).toEqual(['Ann', 'Ann', 'Bob', 'Bob', 'Cyd', 'Cyd', 'Ann', 'Ann'])
    expect(played.total()).toBe(300_000)
  })

  test('who declines is passed over; when all decline the game stops', () => {
    const played = new Played(baccarat).sit('Ann', 'Bob', 'Cyd')
    played.next()
    expect(played.bank('Bob', 5000)).toMatch('offered to seat 1')
    expect(played.bank('Ann', 0)).toEqual(['declined', 'offered'])
    expect(played.offeredTo).toBe(2)
    expect(played.table.part.save()).toMatchObject({ offer: { to: 2, declined: [1] } })
    expect(played.bank('Bob', 0)).toEqual(['declined', 'offered'])
    expect(played.bank('Cyd', 0)).toEqual(['declined', 'stopped'])
    expect(played.table.state.phase).toBe('idle')
  })

  test('after two rounds somebody else must take it, or the game stops', () => {
    const played = new Played(baccarat).sit('Ann', 'Bob')
    for (let i = 0; i < 2; i++) {
      played.next()
      played.bank('Ann', 50_000)
      played.wager('Bob', { on: 'tie', amount: 500 })
      played.round()
    }
    expect(played.next()).toEqual(['continued', 'offered'])
    expect(played.offeredTo).toBe(2)
    expect(played.bank('Bob', 0)).toEqual(['declined', 'stopped'])
    expect(played.next()).toEqual(['continued', 'offered'])
    expect(played.offeredTo).toBe(2)
  })

  test('a wager that breaks a rule is refused, and nothing changes', () => {
    const played = new Played(baccarat).sit('Ann', 'Bob')
    const wager = (...wagers: { on: string; amount: number; seat?: number }[]) =>
      played.wager('Bob', ...wagers)
    expect(wager({ on: 'player', amount: 1000 })).toMatch('not open yet')
    played.next()
    played.bank('Ann', 50_000)
    expect(wager({ on: 'player', amount: 400 })).toMatch('below the minimum of $5')
    expect(wager({ on: 'player', amount: 20_100 })).toMatch('above the maximum of $200')
    expect(wager({ on: 'panda-8', amount: 500 })).toMatch('needs Player line or Banker line')
    expect(wager({ on: 'roulette', amount: 500 })).toMatch('there is no wager "roulette"')
    expect(wager({ on: 'player', amount: 500, seat: 1 })).toMatch('seat 1 has no hand')
    expect(wager({ on: 'player', amount: 500, seat: 9 })).toMatch('seat 9 has no hand')
    expect(played.wager('Ann')).toMatch('does not wager')
    expect(played.wager('Zoe')).toMatch('take a seat')
    expect(played.do({ do: 'deal', id: 'x', seed: '0'.repeat(64), now: 0 })).toMatch('nobody has wagered')
    expect(wager({ on: 'player', amount: 500 })).toEqual(['wagered'])
    played.round()
    expect(wager({ on: 'player', amount: 500 })).toMatch('not open yet')
  })

  test('nobody wagers more than there is, over all hands together', () => {
    const played = new Played(baccarat)
    played.do({ do: 'sit', player: 'Ann', name: 'Ann' })
    played.do({ do: 'sit', player: 'Bob', name: 'Bob' })
    played.do({ do: 'sit', player: 'Cyd', name: 'Cyd', stack: 1_500 })
    played.next()
    played.bank('Ann', 50_000)
    const both = [
      { on: 'player', amount: 1000 },
      { seat: 2, on: 'player', amount: 1000 },
    ]
    expect(played.wager('Cyd', ...both)).toMatch('$20')
    expect(played.wager('Cyd', both[1]!)).toEqual(['wagered'])
    // Bob himself does not bet: the bet behind him goes back.
    expect(played.do({ do: 'deal', id: 'x', seed: '0'.repeat(64), now: 0 })).toMatch('nobody has wagered')
    played.wager('Bob', { on: 'banker', amount: 1000 })
    played.round()
    expect(played.total()).toBe(201_500)
    expect(Object.keys(played.table.finished!.result.net).sort()).toEqual(['1', '2', '2/Cyd'])
  })

  test('who leaves in the middle keeps playing until the round is over', () => {
    const played = new Played(baccarat).sit('Ann', 'Bob', 'Cyd')
    played.next()
    played.bank('Ann', 50_000)
    played.wager('Bob', { on: 'tie', amount: 500 })
    expect(played.do({ do: 'deal', id: '1', seed: '0'.repeat(64), now: 0 })).toEqual(['dealt'])
    expect(played.do({ do: 'stand', player: 'Bob' })).toEqual(['leaving'])
    expect(played.do({ do: 'stand', player: 'Cyd' })).toEqual(['stood'])
    expect(played.do({ do: 'chips', player: 'Ann', cents: 100 })).toMatch('between rounds')
    const shoe = new SeededShoe(played.table.round!.shoe, '0'.repeat(64))
    while (played.table.round) {
      played.do({ do: 'input', input: shoe.next(played.table.round.awaiting)! })
    }
    expect(Object.keys(played.stacks())).toEqual(['Ann'])
  })

  test('the player-dealer leaves while wagers are open: all of them go back', () => {
    const played = new Played(baccarat).sit('Ann', 'Bob', 'Cyd')
    played.next()
    played.bank('Ann', 50_000)
    played.wager('Bob', { on: 'tie', amount: 500 })
    expect(played.do({ do: 'stand', player: 'Ann' })).toEqual(['stood', 'stopped'])
    expect(played.table.part.face().wagers).toEqual([])
    expect(played.next()).toEqual(['continued', 'offered'])
    expect(played.offeredTo).toBe(2)
  })
})

describe('a table with a pot', () => {
  test('the button moves forward every round and the blinds follow it', () => {
    const played = new Played(holdem).sit('Ann', 'Bob', 'Cyd', 'Dan').opened(1)
    const buttons: number[] = []
    for (let i = 0; i < 5; i++) {
      expect(played.next()).toEqual(['committed'])
      played.round()
      buttons.push(played.table.part.face().buttons[0]!.at.seat)
    }
    expect(buttons).toEqual([1, 2, 3, 4, 1])
    expect(played.table.part.save()).toMatchObject({ blinds: { small: 2, big: 3 } })
    expect(played.total()).toBe(400_000)
  })

  test('whom a blind passed posts it before the next hand; a newcomer posts the big blind', () => {
    const played = new Played(holdem).sit('Ann', 'Bob', 'Cyd', 'Dan').opened(1)
    played.next()
    played.round() // button 1, blinds 2 and 3
    played.do({ do: 'away', player: 'Dan', away: true })
    played.next()
    played.round() // button 2, blinds 3 and 1: the big blind passes seat 4
    expect(owes(played, 4)).toEqual({ small: false, big: true })
    played.next()
    played.round() // button 3, blinds 1 and 2: the small blind passes it too
    expect(owes(played, 4)).toEqual({ small: true, big: true })
    played.do({ do: 'away', player: 'Dan', away: false })
    played.sit('Eve')
    played.next()
    played.do({ do: 'deal', id: 'x', seed: '1'.repeat(64), now: 0 })
    // The blinds only move forward: those who come in have neither the button nor the small blind.
    expect(played.table.part.face().buttons).toEqual([{ kind: 'dealer', at: beforeSeat(1) }])
    expect(played.table.part.save()).toMatchObject({ blinds: { small: 2, big: 3 } })
    expect(played.table.state.round!.setup).toMatchObject({
      post: [
        { seat: 4, live: 300, dead: 100 },
        { seat: 5, live: 300 },
      ],
    })
    expect(owes(played, 5)).toEqual({ small: false, big: false })
  })

  test('a game is opened by a draw for the button', () => {
    const played = new Played(holdem).sit('Ann', 'Bob', 'Cyd', 'Dan')
    played.next()
    played.round()
    const drew = played.events.find(event => typeOf(event) === 'drew')
    const [dealer] = played.table.part.face().buttons
    expect(drew).toMatchObject({ own: { button: dealer?.at.seat } })
    expect(Object.keys((drew as { own: { cards: object } }).own.cards)).toEqual(['1', '2', '3', '4'])
    played.next()
    played.round()
    expect(played.events.filter(event => typeOf(event) === 'drew')).toHaveLength(1)
  })

  /** Seat 4 of five goes away after the first round and comes back owing both blinds. */
  const owing = (game: string) => {
    const played = new Played({ ...holdem, game }).sit('Ann', 'Bob', 'Cyd', 'Dan', 'Eve').opened(1)
    played.next()
    played.round() // button 1, blinds 2 and 3
    played.do({ do: 'away', player: 'Dan', away: true })
    for (let i = 0; i < 3; i++) {
      played.next()
      played.round() // buttons 2, 3 and 5
    }
    expect(owes(played, 4)).toEqual({ small: true, big: true })
    played.do({ do: 'away', player: 'Dan', away: false })
    return played
  }
  const deal = (played: Played) => {
    played.next()
    expect(played.do({ do: 'deal', id: 'x', seed: '1'.repeat(64), now: 0 })).toContain('dealt')
    return played.table.state.round!.setup as { seats: { seat: number }[]; post?: object; straddle?: object }
  }

  test('one who owes blinds may wait for the big blind, and is not dealt in until then', () => {
    const played = owing('outlaws/texas-holdem')
    expect(played.own('Dan', { do: 'make-up', how: 'wait' })).toEqual(['makes-up'])
    played.next()
    played.round() // button 1, blinds 2 and 3
    expect(played.table.part.save()).toMatchObject({ blinds: { small: 2, big: 3 } })
    const setup = deal(played) // button 2, blinds 3 and 4
    expect(setup.seats.map(one => one.seat)).toEqual([1, 2, 3, 4, 5])
    expect(setup.post).toBeUndefined()
    expect(played.table.part.save()).toMatchObject({ blinds: { small: 3, big: 4 } })
    expect(owes(played, 4)).toEqual({ small: false, big: false })
  })

  test('where it is filed, a straddle left of the big blind makes up for missed blinds', () => {
    const played = owing('towers/texas-holdem')
    expect(played.own('Dan', { do: 'make-up', how: 'straddle' })).toEqual(['makes-up'])
    const setup = deal(played) // button 1, blinds 2 and 3
    expect(setup.straddle).toEqual({ seat: 4, amount: 600 })
    expect(setup.post).toBeUndefined()
    expect(owes(played, 4)).toEqual({ small: false, big: false })
  })

  test('a straddle is not offered elsewhere, nor to one who owes nothing', () => {
    const played = owing('outlaws/texas-holdem')
    expect(played.own('Dan', { do: 'make-up', how: 'straddle' })).toMatch('by posting or waiting')
    expect(played.own('Ann', { do: 'make-up', how: 'wait' })).toMatch('no blind was missed')
  })

  test('nobody wagers or banks there, and nobody moves out of turn', () => {
    const played = new Played(holdem).sit('Ann', 'Bob', 'Cyd').opened(1)
    played.next()
    expect(played.wager('Ann')).toMatch('nobody wagers before the deal')
    expect(played.bank('Ann', 100)).toMatch('not being offered')
    played.do({ do: 'deal', id: 'x', seed: '1'.repeat(64), now: 0 })
    const shoe = new SeededShoe(played.table.round!.shoe, '1'.repeat(64))
    for (;;) {
      const input = shoe.next(played.table.round!.awaiting)
      if (!input) break
      played.do({ do: 'input', input })
    }
    const asked = played.table.round!.awaiting
    expect(asked.kind === 'decision' && asked.asked[0]!.seat).toBe(1)
    expect(played.do({ do: 'move', player: 'Bob', move: { move: 'fold' } })).toBe(
      'seat 2 is not to act: seat 1 is',
    )
    expect(played.do({ do: 'move', player: 'Bob', move: { seat: 1, move: 'fold' } })).toBe(
      'seat 1 is not yours',
    )
    expect(played.do({ do: 'move', player: 'Ann', move: { move: 'raise', cents: 1 } })).toMatch('raise 1:')
    expect(played.do({ do: 'move', player: 'Ann', move: { move: 'fold' } })).toEqual(['input'])
  })
})

describe('what is collected by the half hour', () => {
  const settings: TableSettings = { ...baccarat, game: 'outlaws/three-card-poker-6-card-bonus' }
  const timed: Library = {
    game: library.game,
    schedules: () => [
      {
        game: { id: settings.game, play: 'banked', document: 'own' },
        option: { id: '1', cite: '000:155', player: { rate: { by: 'flat', cents: 700 }, unit: '30min' } },
      },
    ],
  }

  test('falls due because the driver says what time it is', () => {
    const played = new Played({ ...settings, schedule: 1 }, timed).sit('Ann', 'Bob', 'Cyd')
    played.do({ do: 'away', player: 'Cyd', away: true })
    const minute = 60_000
    played.next()
    played.bank('Ann', 50_000)
    played.wager('Bob', { on: 'ante', amount: 500 })
    expect(played.do({ do: 'time', now: 5 * minute })).toEqual([])
    played.round(10 * minute)
    played.do({ do: 'away', player: 'Cyd', away: false })
    played.table.take({ do: 'away', player: 'Cyd', away: true }, 20 * minute)
    const before = played.stacks()
    expect(played.do({ do: 'time', now: 39 * minute })).toEqual([])
    expect(played.do({ do: 'time', now: 40 * minute })).toEqual(['collected'])
    expect(played.do({ do: 'time', now: 41 * minute })).toEqual([])
    const { Ann, Bob, Cyd } = played.stacks()
    // Those who are away pay too (002:220).
    expect([before.Ann! - Ann!, before.Bob! - Bob!, before.Cyd! - Cyd!]).toEqual([700, 700, 700])
    expect(played.table.state.collected).toBe(2100)
  })
})

describe('a table is what its events make it', () => {
  test.each([baccarat, holdem])('$game: rebuilt at every moment of many rounds', settings => {
    const played = new Played(settings).sit('Ann', 'Bob', 'Cyd')
    for (let i = 0; i < 10; i++) {
      played.next()
      const to = played.offeredTo
      if (to !== undefined) {
        const name = played.nameAt(to)
        played.bank(name, 20_000)
        for (const other of ['Ann', 'Bob', 'Cyd'].filter(one => one !== name)) {
          played.wager(other, { on: 'banker', amount: 1000 })
        }
      }
      played.round()
    }
    for (const length of [played.events.length, 40, 33, 27, 12, 5]) {
      const part = new Played(settings)
      part.events.push(...played.events.slice(0, length))
      const table = rebuilt(part)
      const again = open(settings, { snapshot: JSON.parse(JSON.stringify(table.save())) })
      expect(again.round?.view('house')).toEqual(table.round?.view('house'))
      for (const event of played.events.slice(length)) again.replay(event)
      expect(again.save()).toEqual(played.table.save())
    }
    expect(played.total()).toBe(300_000)
  })
})

describe('a table of Pan', () => {
  test('the winner of a hand is the first of the next; no chip is lost', () => {
    const played = new Played(pan).sit('Ann', 'Bob', 'Cyd', 'Dan')
    let winner: number | undefined
    for (let i = 0; i < 12; i++) {
      expect(played.next()).toEqual(['committed'])
      played.round()
      const dealt = played.events.findLast(event => event.type === 'dealt')
      expect(dealt?.type === 'dealt' && 'first' in dealt.setup ? dealt.setup.first : undefined).toBe(winner)
      winner = played.table.finished!.result.winner
      expect(winner).toBeDefined()
      expect(played.total()).toBe(400_000)
    }
    expect(rebuilt(played).save()).toEqual(played.table.save())
  })

  test('its collection is taken by the half hour', () => {
    const played = new Played(pan).sit('Ann', 'Bob')
    played.next()
    played.round(0)
    const before = played.total()
    expect(played.do({ do: 'time', now: 30 * 60_000 })).toEqual(['collected'])
    expect(played.total()).toBe(before - 400)
  })
})

describe('settings that the house changes', () => {
  const set = (settings: TableSettings): TableCommand => ({ do: 'set', settings, by: 'flo' })
  const raised: TableSettings = { ...baccarat, limits: { min: 1_000, max: 40_000 } }

  test('take hold at once between rounds, and after the round while one is on', () => {
    const idle = new Played(baccarat).sit('Ann', 'Ben')
    expect(idle.do(set(raised))).toEqual(['to-be-set', 'set'])
    expect(idle.table.settings.limits).toEqual({ min: 1_000, max: 40_000 })

    const busy = new Played(holdem).sit('Ann', 'Ben')
    busy.do({ do: 'next', shoe: { id: 's', commitment: '', secret: '' } })
    const blinds = { ...holdem, setup: { ...holdem.setup, blinds: [200, 300] } }
    expect(busy.do(set(blinds))).toEqual(['to-be-set'])
    expect(busy.table.settings).toBe(holdem)
    // The cards that are committed to are the same.
    expect(busy.do({ do: 'stop' })).toEqual(['stopped', 'set'])
    expect(busy.table.part.layout().blinds).toEqual([200, 300])
  })

  test('about the cards wait until the shoe is used up', () => {
    const played = new Played(baccarat).sit('Ann', 'Ben')
    played.do({ do: 'next', shoe: { id: 's', commitment: '', secret: '' } })
    played.do({ do: 'stop' })
    expect(played.do(set({ ...raised, setup: { decks: 6 } }))).toEqual(['to-be-set'])
    expect(played.table.settings).toBe(baccarat)
  })

  test('make the same table from its events and from what it has saved', () => {
    const played = new Played(baccarat).sit('Ann', 'Ben')
    played.do(set({ ...raised, seats: 4 }))
    played.sit('Cal')
    const fromEvents = open(baccarat, { events: played.events })
    const fromSnapshot = open(baccarat, { snapshot: structuredClone(played.table.save()) })
    for (const table of [fromEvents, fromSnapshot]) {
      expect(table.settings).toEqual(played.table.settings)
      expect(table.places).toBe(4)
      expect(table.save()).toEqual(played.table.save())
    }
  })

  test('are refused where the game, the seats or who may come in would change', () => {
    const played = new Played(baccarat).sit('Ann', 'Ben', 'Cal')
    expect(played.do(set(holdem))).toMatch(/keeps its game/)
    expect(played.do(set({ ...baccarat, private: { word: 'w' } }))).toMatch(/stays as it was opened/)
    expect(played.do(set({ ...baccarat, seats: 2 }))).toMatch(/seat 3 is taken/)
    expect(played.do(set({ ...baccarat, schedule: 'own/99' }))).toMatch(/own/)
  })
})
