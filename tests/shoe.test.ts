import {
  backOf,
  cardsOpened,
  commitmentOf,
  completeRecord,
  gameAtTable,
  granted,
  inOrder,
  isRefusal,
  isUsedUp,
  type Kept,
  orderOf,
  type RoundRecord,
  SeededShoe,
  sealOf,
  seedOf,
  Table,
  type TableCommand,
  type TableEvent,
  type TableSettings,
  verifyRecord,
  verifyShoe,
  writeInputs,
  writeResult,
} from '@cardroom/engine'
import { cardsOf, namesOf } from '@cardroom/engine/cards'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { describe, expect, test } from 'vitest'

const library = await openRulebook()
const FROG = 'players/golden-frog-baccarat'
const DECKS = cardsOf({ decks: 8 }).sort((a, b) => a - b)

const settings = (game: string, readings: Record<string, string> = {}, setup = {}): TableSettings => ({
  game,
  title: game,
  readings,
  setup,
  buyIn: { min: 100, max: 100_000_000, usual: 1_000_000 },
})

/** A table of three at which Ann, Bob and Cyd answer as bots do. */
class AtTable {
  readonly table: Table
  readonly events: TableEvent[] = []
  readonly records: RoundRecord[] = []
  readonly #settings: TableSettings
  #shoe: SeededShoe | undefined

  constructor(of: TableSettings) {
    this.#settings = of
    this.table = this.open()
    for (const name of ['Ann', 'Bob', 'Cyd']) this.must({ do: 'sit', player: name, name })
  }

  open(kept: Kept = {}): Table {
    return granted(Table.open(this.#settings, granted(gameAtTable(this.#settings, library)), kept))
  }

  do(command: TableCommand): string[] | string {
    const done = this.table.take(command)
    if (isRefusal(done)) return done.code
    this.events.push(...done)
    return done.map(({ type }) => type)
  }

  must(command: TableCommand): string[] {
    const done = this.do(command)
    if (typeof done === 'string') throw new Error(done)
    return done
  }

  next(): string[] {
    const number = this.table.state.shoes + 1
    const secret = `secret ${number} of ${this.#settings.game}`
    return this.must({
      do: 'next',
      shoe: { id: `shoe-${number}`, how: 3, commitment: commitmentOf(secret), secret },
    })
  }

  seal(name: string, text: string): string[] | string {
    const { commitment: house } = this.shoe.shuffle
    return this.do({ do: 'seal', player: name, commitment: sealOf(house, { name, text }) })
  }

  redraw(secret: string): string[] {
    const shoe = { id: `shoe of ${secret}`, how: 3, commitment: commitmentOf(secret), secret } as const
    return this.must({ do: 'redraw', shoe })
  }

  get shoe() {
    return this.table.state.shoe!
  }

  get #dealing() {
    const id = String(this.table.state.rounds + 1)
    return { id, seed: seedOf(this.shoe.shuffle), now: 0 }
  }

  /** Everybody says what bots say, until the wagers are open. */
  bank(): this {
    for (;;) {
      const { bank } = this.table.part.face()
      if (bank?.offeredTo === undefined) return this
      const { player } = this.table.state.seats[bank.offeredTo]!
      this.must({ do: 'own', player, own: { do: 'bank', wager: 100_000 } })
    }
  }

  wager(): this {
    const { part, state } = this.table
    for (const { seat } of part.due().asked) {
      const who = state.seats[seat]!
      this.must({ do: 'own', player: who.player, own: part.answer(who, () => 0) })
    }
    return this
  }

  /** Deals, or closes the seals. */
  tryDeal(): string[] | string {
    return this.do({ do: 'deal', ...this.#dealing })
  }

  deal(): void {
    this.must({ do: 'deal', ...this.#dealing })
    this.#follow()
  }

  freeHand(player: string): string[] | string {
    const dealt = this.do({ do: 'free-hand', player, ...this.#dealing })
    if (typeof dealt !== 'string') this.#follow()
    return dealt
  }

  /** A whole round from beginning to end. */
  round(): void {
    if (this.table.state.phase === 'idle') this.next()
    this.bank().wager().deal()
  }

  /** Gives the round what the shoe and the book give, so many inputs at most. */
  #follow(most = Number.POSITIVE_INFINITY): void {
    const { round, state } = this.table
    if (!round || !state.round) throw new Error('no round is on')
    const { from } = state.round
    const { shuffle } = this.shoe
    this.#shoe = new SeededShoe(round.shoe, seedOf(shuffle), { from, cut: shuffle.cut })
    for (let n = 0; n < most && this.table.round; n++) this.#step()
  }

  #step(): void {
    const { round, state, game } = this.table
    const playing = state.round!
    if (!round) return
    const input = this.#shoe?.next(round.awaiting)
    if (input) this.must({ do: 'input', input })
    else if (round.awaiting.kind === 'decision') {
      const ask = round.awaiting.asked[0]!
      const { kind: _, by: __, ...move } = game.advise(round.view(ask.seat), ask)
      this.must({ do: 'move', player: state.seats[ask.seat]!.player, move })
    }
    if (round.over) this.#keep(playing, { result: writeResult(round.result, english.say) }, round.inputs)
  }

  #keep(
    { setup, from }: NonNullable<Table['state']['round']>,
    end: object,
    inputs: Parameters<typeof writeInputs>[0],
  ): void {
    const { readings } = this.#settings
    const { secret: _, ...sealed } = this.shoe.shuffle
    const record = { record: 1, game: this.#settings.game, readings, ...setup, ...writeInputs(inputs) }
    const { id } = this.shoe
    this.records.push(
      JSON.parse(JSON.stringify({ ...record, shoe: { id, from }, shuffle: sealed, ...end })) as RoundRecord,
    )
  }

  /** A round that the house calls off after so many inputs. */
  voided(after: number): void {
    if (this.table.state.phase === 'idle') this.next()
    this.bank().wager()
    this.must({ do: 'deal', ...this.#dealing })
    const playing = this.table.state.round!
    const round = this.table.round!
    this.#follow(after)
    this.#keep(playing, { voided: true }, round.inputs)
    this.must({ do: 'void' })
  }

  /** Rounds until the cut card has come out. */
  toTheEnd(): this {
    do this.round()
    while (!isUsedUp(this.shoe))
    return this
  }

  /** The records as they are once the shoe is opened. */
  opened(): RoundRecord[] {
    const { shuffle } = this.shoe
    return this.records.map(record => ({ ...record, shuffle: { ...shuffle, commitment: 'c' } }))
  }
}

const counted = (list: readonly string[], what: string) => list.filter(one => one === what).length
const typesOf = (events: readonly TableEvent[]) => events.map(({ type }) => type)

describe('a shoe', () => {
  test('is committed to once, and lasts until the cut card has come out', () => {
    const at = new AtTable(settings('cameo/ez-baccarat')).toTheEnd()
    expect(at.shoe.shuffle.cutCard).toBe(8 * 52 - 52)
    expect(counted(typesOf(at.events), 'committed')).toBe(1)
    expect(counted(typesOf(at.events), 'continued')).toBe(at.records.length - 1)
    expect(at.records.length).toBeGreaterThan(364 / 6)
    const dealt = at.records.map(({ cards }) => String(cards)).join(' ')
    const order = orderOf(DECKS, seedOf(at.shoe.shuffle))
    expect(dealt).toBe(namesOf(order.slice(0, at.shoe.place)))
    expect(at.shoe.place).toBeGreaterThanOrEqual(364)
    expect(at.shoe.place).toBeLessThan(364 + 6)
    expect(at.records.at(-1)!.shoe!.from).toBeLessThan(364)
    expect(at.table.state.last).toMatchObject({ opened: true })
    expect(at.next()).toEqual(['committed', 'own'])
    expect(at.shoe).toMatchObject({ id: 'shoe-2', number: 2, place: 0, seen: [] })
  })

  test('knows which cards everybody has seen leave it', () => {
    const at = new AtTable(settings('comstock/ez-baccarat-panda-8'))
    at.round()
    at.round()
    const dealt = at.records.flatMap(({ cards }) => String(cards).split(' '))
    expect(namesOf(at.shoe.seen).split(' ').sort()).toEqual(dealt.sort())
  })

  test('stays when a round is not played after all, with what was sealed for it', () => {
    const at = new AtTable(settings('cameo/ez-baccarat'))
    at.next()
    at.seal('Ann', 'mine')
    at.must({ do: 'stop' })
    expect(at.next()).toEqual(['continued', 'own'])
    expect(at.bank().wager().tryDeal()).toEqual(['seals-closed'])
    at.must({ do: 'unveil', player: 'Ann', text: 'mine' })
    at.deal()
    expect(at.shoe.shuffle.added).toMatchObject([{ name: 'Ann', text: 'mine' }])
    at.next()
    expect(at.seal('Bob', 'late')).toBe('nothing-to-seal-for')
  })

  test('of a single deck, or under the other reading, is shuffled for every round', () => {
    for (const of of [
      settings('cameo/ez-baccarat', { supply: 'every-round' }),
      settings('stars/pure-21-5-blackjack', {}, { decks: 1 }),
    ]) {
      const at = new AtTable(of)
      for (let n = 0; n < 3; n++) at.round()
      expect(counted(typesOf(at.events), 'committed')).toBe(3)
      expect(at.records.map(({ shoe }) => shoe)).toEqual([1, 2, 3].map(n => ({ id: `shoe-${n}`, from: 0 })))
    }
  })

  test.each([
    'stars/zoobac',
    'comstock/super-pan-9',
    'comstock/no-bust-blackjack',
    'players/21st-century-blackjack-switch',
  ])('%s is dealt from one, and all of it verifies', game => {
    const at = new AtTable(settings(game)).toTheEnd()
    expect(at.records.length).toBeGreaterThan(5)
    for (const record of at.opened().slice(-2)) expect(cardsOpened(record)).toBe('opened')
    expect(verifyShoe('shoe-1', at.opened(), library)).toMatchObject({ whole: true, from: 0 })
  })

  test('is the same when the table is made again from its events, or from a snapshot', () => {
    const at = new AtTable(settings(FROG))
    at.round()
    at.voided(3)
    at.next()
    for (const again of [
      at.open({ events: structuredClone(at.events) }),
      at.open({ snapshot: structuredClone(at.table.save()) }),
    ]) {
      expect(again.save()).toEqual(at.table.save())
    }
  })
})

describe('two decks', () => {
  test('take turns, a round each', () => {
    const at = new AtTable(settings('cameo/ultimate-texas-holdem'))
    const backs: string[] = []
    for (let n = 0; n < 4; n++) {
      at.round()
      backs.push(backOf(at.shoe))
    }
    expect(backs).toEqual(['red', 'blue', 'red', 'blue'])
    expect(counted(typesOf(at.events), 'committed')).toBe(4)
  })
})

describe('Golden Frog Baccarat', () => {
  test('the player-dealer may cut a new shoe once, nobody else, and nobody later (004:5823-5825)', () => {
    const at = new AtTable(settings(FROG))
    at.next()
    expect(at.do({ do: 'cut', player: 'Ann', at: 100 })).toBe('player-dealer-cuts')
    at.bank()
    expect(at.do({ do: 'cut', player: 'Bob', at: 100 })).toBe('player-dealer-cuts')
    expect(at.do({ do: 'cut', player: 'Ann', at: 416 })).toBe('cut-bounds')
    expect(at.do({ do: 'cut', player: 'Ann', at: 100 })).toEqual(['cut'])
    expect(at.do({ do: 'cut', player: 'Ann', at: 101 })).toBe('cut-already')
    at.wager().deal()
    const order = orderOf(DECKS, seedOf(at.shoe.shuffle))
    expect(at.shoe.burned?.card).toBe(order[100])
    at.next()
    at.bank()
    expect(at.do({ do: 'cut', player: 'Ann', at: 100 })).toBe('nothing-to-cut')
  })

  test('the first card says how many are burned before the first round (004:5825-5827)', () => {
    const at = new AtTable(settings(FROG))
    at.round()
    const { burned } = at.shoe
    expect(at.records[0]!.shoe).toEqual({ id: 'shoe-1', from: 1 + burned!.count })
    at.round()
    expect(counted(typesOf(at.events), 'burned')).toBe(1)
  })

  test('a machine that shuffles without end is loaded, and burned from, once', () => {
    const at = new AtTable(settings(FROG, { supply: 'continuous' }))
    for (let n = 0; n < 3; n++) at.round()
    expect(counted(typesOf(at.events), 'committed')).toBe(3)
    expect(counted(typesOf(at.events), 'burned')).toBe(1)
    expect(at.records.map(({ shoe }) => shoe!.from)).toEqual([at.records[0]!.shoe!.from, 0, 0])
  })

  test('five free hands a shoe, without wagers, for which nobody pays (004:5827-5829)', () => {
    const at = new AtTable(settings(FROG))
    at.next()
    expect(at.freeHand('Cyd')).toBe('wagers-not-open')
    at.bank()
    const before = at.table.part.face().bank
    const stacks = () => Object.values(at.table.state.seats).map(({ stack }) => stack)
    const had = stacks()
    for (let n = 0; n < 5; n++) {
      if (at.table.state.phase === 'idle') at.next()
      expect(at.freeHand('Cyd')).toContain('dealt')
    }
    expect(stacks()).toEqual(had)
    expect(at.next()).toEqual(['continued'])
    expect(at.table.part.face().bank).toEqual(before)
    expect(at.freeHand('Cyd')).toBe('no-more-free-hands')
    at.wager()
    at.deal()
    for (const record of at.opened()) expect(record.cards).not.toBe('')
    expect(at.records.map(({ result }) => (result as { net: object }).net)[0]).toEqual({ 1: 0 })
    expect(at.records.slice(0, 5).every(record => 'free' in record)).toBe(true)
    expect(verifyShoe('shoe-1', at.opened(), library)).toMatchObject({ rounds: 6, opened: true })
  })

  test('a cut that is left is offered no more, and changes nothing', () => {
    const at = new AtTable(settings(FROG))
    at.next()
    at.bank()
    expect(at.do({ do: 'cut', player: 'Ann', at: 0 })).toEqual(['cut'])
    expect(at.do({ do: 'cut', player: 'Ann', at: 7 })).toBe('cut-already')
  })

  test('bots take their wagers back for a free hand', () => {
    const at = new AtTable(settings(FROG))
    at.must({ do: 'sit', player: 'Bot', name: 'Bot', bot: true })
    at.next()
    at.bank()
    at.must({ do: 'own', player: 'Bot', own: { do: 'wager', wagers: [{ on: 'player', amount: 500 }] } })
    expect(at.freeHand('Cyd')).toContain('dealt')
    at.next()
    expect(at.table.part.face().wagers).toEqual([])
  })

  test('no free hand while wagers lie, nor in a game that has none', () => {
    const at = new AtTable(settings(FROG))
    at.next()
    at.bank().wager()
    expect(at.freeHand('Cyd')).toBe('wagers-lie')
    const other = new AtTable(settings('cameo/ez-baccarat'))
    other.next()
    other.bank()
    expect(other.freeHand('Cyd')).toBe('no-free-hands')
  })
})

describe('what a shoe’s records say together', () => {
  const at = new AtTable(settings(FROG))
  at.round()
  at.next()
  at.bank()
  at.freeHand('Bob')
  at.voided(3)
  at.toTheEnd()
  const secretOf = ({ secret }: { readonly secret?: string }) => secret
  const opened = at.opened()
  const check = (records: readonly RoundRecord[]) => verifyShoe('shoe-1', records, library)

  test('all of it is there, a free hand and a round that was called off among them', () => {
    expect(check(opened)).toEqual({
      id: 'shoe-1',
      rounds: at.records.length,
      from: 1 + at.shoe.burned!.count,
      to: at.shoe.place,
      opened: true,
      whole: true,
    })
    expect(check(opened.toReversed()).whole).toBe(true)
  })

  test('each round’s cards are those at its place', () => {
    const { secret } = at.shoe.shuffle
    const known = opened.map(record => ({
      ...record,
      shuffle: { ...record.shuffle!, commitment: commitmentOf(secret) },
    }))
    for (const record of known) expect(verifyRecord(record, library, english.say)).toBeUndefined()
    const moved = { ...known[4]!, shoe: { id: 'shoe-1', from: known[4]!.shoe!.from + 1 } }
    expect(verifyRecord(moved, library, english.say)).toMatchObject({ code: 'not-from-the-seed' })
    const uncut = { ...known[4]!, shuffle: { ...known[4]!.shuffle!, cut: 7 } }
    expect(verifyRecord(uncut, library, english.say)).toMatchObject({ code: 'not-from-the-seed' })
  })

  test('before it is opened a round is checked for its play', () => {
    expect(at.records.map(({ shuffle }) => secretOf(shuffle!))).toEqual(at.records.map(() => undefined))
    expect(cardsOpened(at.records[0]!)).toBe('not-yet')
    expect(verifyRecord(at.records[0]!, library, english.say)).toBeUndefined()
    expect(check(at.records)).toMatchObject({ opened: false, whole: false })
    expect(check(at.records).wrong).toBeUndefined()
  })

  test('a round that is missing in between, dealt twice or begun among the burned cards is seen', () => {
    expect(check(opened.toSpliced(7, 1)).wrong).toMatchObject({ code: 'shoe-cards-missing' })
    expect(check([...opened, opened[7]!]).wrong).toMatchObject({ code: 'shoe-place-taken' })
    const early = { ...opened[0]!, shoe: { id: 'shoe-1', from: 0 } }
    expect(check([early]).wrong).toMatchObject({ code: 'shoe-burned-otherwise' })
  })

  test('other words, another secret or a round behind the cut card are seen', () => {
    const changed = (shuffle: object) => [
      { ...opened[0]!, shuffle: { ...opened[0]!.shuffle!, ...shuffle } },
      ...opened.slice(1),
    ]
    for (const shuffle of [{ added: [{ name: 'Eve', text: 'x' }] }, { secret: 'x' }, { cut: 3 }]) {
      expect(check(changed(shuffle)).wrong).toMatchObject({ code: 'another-shuffle' })
    }
    const cutCard = opened.at(-1)!.shoe!.from
    const short = opened.map(record => ({ ...record, shuffle: { ...record.shuffle!, cutCard } }))
    expect(check(short).wrong).toMatchObject({ code: 'beyond-the-cut-card' })
  })

  test('texts that players sealed before anybody opened one are checked with their seals', () => {
    const secret = 'a secret'
    const commitment = commitmentOf(secret)
    const texts = [
      { name: 'Ann', text: 'a1' },
      { name: 'Bob', text: 'b2' },
    ]
    const added = inOrder(texts.map(one => ({ ...one, commitment: sealOf(commitment, one) })))
    const shuffle = { how: 3, commitment, secret, added } as const
    const cards = namesOf(orderOf(DECKS, seedOf(shuffle)).slice(0, 6))
    const free = { record: 1, game: FROG, bank: { seat: 1, wager: 0 }, wagers: [], free: true }
    const record = granted(completeRecord({ ...free, cards, shuffle }, library, english.say))
    const { hands } = record.result as unknown as { hands: Record<string, { cards: string }> }
    const count = Object.values(hands).flatMap(hand => hand.cards.split(' ')).length
    const finished = { ...record, cards: cards.split(' ').slice(0, count).join(' ') }
    expect(verifyRecord(finished, library, english.say)).toBeUndefined()
    const forged = { ...shuffle, added: [{ ...added[0]!, text: 'chosen' }, added[1]!] }
    expect(verifyRecord({ ...finished, shuffle: forged }, library, english.say)).toMatchObject({
      code: 'not-what-was-sealed',
      at: ['shuffle', 'added'],
    })
  })

  test('without its last rounds it is a part', () => {
    expect(check(opened.slice(0, -1))).toMatchObject({ whole: false, opened: true })
    expect(check(opened.slice(1))).toMatchObject({ whole: false, opened: true })
    expect(check(opened.slice(0, -1)).wrong).toBeUndefined()
  })
})

describe('a shuffle that is drawn by house and players', () => {
  const BACCARAT = settings('cameo/ez-baccarat')
  const unveil = (at: AtTable, player: string, text: string) => at.do({ do: 'unveil', player, text })
  /** A table whose wagers lie, with the texts of Ann and Bob sealed. */
  const sealed = (): AtTable => {
    const at = new AtTable(BACCARAT)
    at.next()
    expect(at.seal('Ann', 'a')).toEqual(['sealed'])
    expect(at.seal('Bob', 'b')).toEqual(['sealed'])
    return at.bank().wager()
  }

  test('nothing is opened before the wagers lie and the seals are closed, and nothing changes after', () => {
    const at = sealed()
    expect(unveil(at, 'Ann', 'a')).toBe('seals-not-closed')
    expect(at.tryDeal()).toEqual(['seals-closed'])
    expect(at.seal('Cyd', 'c')).toBe('nothing-to-seal-for')
    const changes: TableCommand[] = [
      { do: 'own', player: 'Ann', own: { do: 'wager', wagers: [] } },
      { do: 'stand', player: 'Ann' },
      { do: 'away', player: 'Ann', away: true },
      { do: 'chips', player: 'Ann', cents: 100 },
      { do: 'sit', player: 'Eve', name: 'Eve' },
      { do: 'change-seat', player: 'Ann', seat: 7 },
    ]
    for (const change of changes) expect(at.do(change)).toBe('cards-being-drawn')
    expect(unveil(at, 'Ann', 'another')).toBe('not-what-was-sealed')
    expect(unveil(at, 'Cyd', 'c')).toBe('nothing-sealed')
    expect(unveil(at, 'Ann', 'a')).toEqual(['unveiled'])
    expect(at.shoe.shuffle.added).toEqual([])
    expect(at.tryDeal()).toBe('cards-being-drawn')
    expect(unveil(at, 'Bob', 'b')).toEqual(['unveiled'])
    at.deal()
    expect(at.shoe.drawing).toBeUndefined()
    expect(new Set(at.shoe.shuffle.added.map(({ name }) => name))).toEqual(new Set(['Ann', 'Bob']))
    expect(verifyRecord(at.records[0], library, english.say)).toBeUndefined()
  })

  test('one who does not open is left out of the drawing that follows, which has another secret', () => {
    const at = sealed()
    at.tryDeal()
    unveil(at, 'Ann', 'a')
    const before = at.shoe
    expect(at.redraw('another')).toEqual(['redrawn'])
    expect(at.shoe).toMatchObject({ number: before.number, void: 1, without: ['Bob'] })
    expect(at.shoe.shuffle.commitment).not.toBe(before.shuffle.commitment)
    expect(at.seal('Bob', 'b')).toBe('left-out-of-the-drawing')
    expect(at.seal('Ann', 'a')).toEqual(['sealed'])
    at.tryDeal()
    unveil(at, 'Ann', 'a')
    at.deal()
    expect(at.shoe.shuffle.added).toMatchObject([{ name: 'Ann', text: 'a' }])
    expect(verifyRecord(at.records[0], library, english.say)).toBeUndefined()
  })

  test('a drawing in which all have opened is not drawn again', () => {
    const at = sealed()
    at.tryDeal()
    unveil(at, 'Ann', 'a')
    unveil(at, 'Bob', 'b')
    expect(() => at.redraw('another')).toThrow('nothing-to-seal-for')
  })

  test('a round that is stopped when texts are open is drawn for anew', () => {
    const at = sealed()
    at.tryDeal()
    unveil(at, 'Ann', 'a')
    const { commitment } = at.shoe.shuffle
    at.must({ do: 'stop' })
    expect(at.next()).toEqual(['continued', 'redrawn', 'own'])
    expect(at.shoe).toMatchObject({ number: 1, without: [], drawing: { phase: 'sealing', sealed: [] } })
    expect(at.shoe.shuffle.commitment).not.toBe(commitment)
  })

  test('a shoe of an older kind that nothing was dealt from is drawn anew', () => {
    const at = new AtTable(BACCARAT)
    at.must({ do: 'next', shoe: { id: 'old', how: 2, commitment: commitmentOf('s'), secret: 's' } })
    at.must({ do: 'stop' })
    expect(at.next()).toEqual(['continued', 'redrawn', 'own'])
    expect(at.shoe).toMatchObject({ number: 1, shuffle: { how: 3 }, drawing: { phase: 'sealing' } })
  })

  test('whoever stands up before the seals are closed takes the seal along', () => {
    const at = new AtTable(BACCARAT)
    at.next()
    at.seal('Cyd', 'c')
    expect(at.must({ do: 'stand', player: 'Cyd' })).toEqual(['unsealed', 'stood'])
    expect(at.shoe.drawing!.sealed).toEqual([])
  })

  test('is the same after it was loaded at any moment', () => {
    const at = sealed()
    at.tryDeal()
    unveil(at, 'Ann', 'a')
    at.redraw('another')
    at.seal('Ann', 'again')
    at.tryDeal()
    for (let length = 0; length <= at.events.length; length++) {
      const first = at.open({ events: at.events.slice(0, length) })
      const again = at.open({ snapshot: JSON.parse(JSON.stringify(first.save())) })
      for (const event of at.events.slice(length)) again.replay(event)
      expect(again.save()).toEqual(at.table.save())
    }
  })
})
