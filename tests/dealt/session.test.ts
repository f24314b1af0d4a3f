import { completeRecord, offersAt, unwrap, verifyRecord, verifyShoe } from '@cardroom/engine'
import {
  betsClockOf,
  correctionEffectsOf,
  type DealtRound,
  DealtSession,
  type DealtSettings,
  shiftTotalsOf,
} from '@cardroom/engine/dealt'
import { games, openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { HouseDealer } from './house-dealer.ts'

const library = await openRulebook()

const baccarat: DealtSettings = {
  id: 'table',
  game: 'comstock/ez-baccarat-panda-8',
  title: 'Baccarat',
  schedule: 1,
  setup: { bankAfter: 0 },
  seats: [{ seat: 1, name: 'Ann' }, { seat: 2, name: 'Bob' }, { seat: 4 }],
}

const dealer = (settings: Partial<DealtSettings> = {}) =>
  new HouseDealer({ ...baccarat, ...settings }, library)
const on = (spot: string, amount: number) => ({ on: spot, amount })

/** Everything that can be seen of a session. */
const seen = (session: DealtSession) => ({
  table: session.table.save(),
  rounds: session.rounds.map(came),
  out: session.out,
  number: session.number,
  stranded: session.stranded,
})
const came = ({ played: _, ...round }: DealtRound) => round

test('a round of EZ Baccarat entered by hand gives the record that cardroom play makes of its cards', () => {
  const house = dealer()
  house.enter({ do: 'bank', seat: 1, wager: 50_000 })
  house.enter({ do: 'wagers', seat: 2, wagers: [on('banker', 2_500), on('dragon-7', 500)] })
  house.enter({ do: 'wagers', seat: 4, by: 'Kim', wagers: [on('player', 1_000)] })
  house.enter({ do: 'wagers', seat: 4, wagers: [on('player', 2_000)] })
  house.enter({ do: 'deal' })
  house.cards('9h 4s Kd Qc')
  house.enter({ do: 'settle' })
  const [round] = house.session.rounds
  expect(round?.question).toMatchObject({
    bank: { seat: 1, wager: 50_000 },
    cards: '9h 4s Kd Qc',
    shoe: { id: 'table-shoe-1', from: 0 },
  })
  expect(round?.question).not.toHaveProperty('stacks')
  const record = unwrap(completeRecord(round?.question, library, english.say))
  expect(verifyRecord(record, library, english.say)).toBeUndefined()
  expect(record.result.net).toEqual(round?.result?.net)
  expect(round?.people).toEqual({ 1: 'Ann', 2: 'Bob', 4: '4', '4/Kim': 'Kim' })
})

test('the position goes round in two turns each, and a player passed over has declined', () => {
  const house = dealer()
  const banks = Array.from({ length: 6 }, () => {
    house.round()
    return house.session.rounds.at(-1)!.question
  })
  expect(banks).toMatchObject([1, 1, 2, 2, 4, 4].map(seat => ({ bank: { seat } })))
  expect(house.tries({ do: 'bank', seat: 4, wager: 50_000 })).toBe('not-offered-the-bank')
  house.enter({ do: 'bank', seat: 2, wager: 50_000 })
  expect(house.session.table.part.face().bank).toMatchObject({ seat: 2, turn: 1 })
})

test('counts a withdrawn entry as never entered, and withdraws withdrawals too', () => {
  const plain = dealer()
  plain.round()
  plain.makeUp()
  const slipped = dealer()
  slipped.round()
  slipped.makeUp()
  const first = slipped.session.table.round?.awaiting
  const wrong = slipped.enter({ do: 'card', card: '2c', to: first?.kind === 'card' ? first.to : '' })
  const back = slipped.enter({ do: 'take-back', of: wrong.id })
  expect(seen(slipped.session)).toEqual(seen(plain.session))
  slipped.enter({ do: 'take-back', of: back.id })
  expect(slipped.session.table.round?.inputs).toHaveLength(1)
  expect(slipped.tries({ do: 'take-back', of: back.id })).toBe('taken-back-already')
})

test('a card of an earlier round is put right in its place: what it changes is shown before, and later rounds stay', () => {
  const house = dealer()
  house.enter({ do: 'bank', seat: 1, wager: 50_000 })
  house.enter({ do: 'wagers', seat: 2, wagers: [on('banker', 2_500)] })
  house.enter({ do: 'deal' })
  house.cards('9h 4s Kd Qc')
  house.enter({ do: 'settle' })
  house.round()
  house.round()
  const before = seen(house.session)
  const wrong = house.session.entries.find(({ does }) => does.do === 'card' && does.card === '4s')!
  const right = house.entry({ do: 'card', card: '9s', to: 'banker' }, { round: 1, instead: wrong.id })
  const changes = unwrap(correctionEffectsOf(house.session, right))
  expect(changes.rounds.map(({ number }) => number)).toEqual([1])
  expect(changes.rounds[0]?.before?.result?.net).not.toEqual(changes.rounds[0]?.after?.result?.net)
  expect(changes).toMatchObject({ stranded: [], waiting: [] })
  expect(seen(house.session)).toEqual(before)
  unwrap(house.session.add(right))
  expect(house.session.rounds.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(house.session.rounds[0]?.question.cards).toBe('9h 9s Kd Qc')
  house.enter({ do: 'take-back', of: right.id }, { round: 1 })
  expect(seen(house.session)).toEqual(before)
})

test('a round that is no longer finished is finished first, and the rounds after it wait', () => {
  const house = dealer()
  for (let i = 0; i < 3; i++) house.round()
  const last = house.session.entries.findLast(({ round, does }) => round === 2 && does.do === 'settle')!
  const before = seen(house.session)
  house.enter({ do: 'take-back', of: last.id }, { round: 2 })
  expect(house.session.number).toBe(2)
  expect(new Set(house.session.waiting.map(({ round }) => round))).toEqual(new Set([3]))
  house.enter({ do: 'settle' })
  const { rounds: now, ...rest } = seen(house.session)
  const { rounds: then, ...was } = before
  expect(rest).toEqual({ ...was, table: { ...was.table, version: rest.table.version } })
  expect(now.map(({ question }) => question)).toEqual(then.map(({ question }) => question))
})

test('names entries that no longer fit, and moves no card to another place', () => {
  const house = dealer()
  house.enter({ do: 'bank', seat: 1, wager: 50_000 })
  house.enter({ do: 'wagers', seat: 2, wagers: [on('banker', 2_500)] })
  house.enter({ do: 'deal' })
  // Player 5, banker 4: the player draws, then the banker.
  house.cards('2h 4s 3d Qc 2s 9d')
  house.enter({ do: 'settle' })
  const wrong = house.session.entries.find(({ does }) => does.do === 'card' && does.card === '3d')!
  // Player 6 stands: the card that was taken for the player's third goes nowhere.
  const right = house.entry({ do: 'card', card: '4d', to: 'player' }, { round: 1, instead: wrong.id })
  const changes = unwrap(correctionEffectsOf(house.session, right))
  expect(changes.stranded.map(({ why }) => why.code)).toEqual(['card-goes-to'])
  expect(changes.rounds[0]?.after?.question.cards).toBe('2h 4s 4d Qc 9d')
})

test('a card whose copies have all left the shoe is refused, until another shoe is dealt from', () => {
  const house = dealer()
  const round = (cards: string) => {
    house.makeUp()
    house.cards(cards)
    house.enter({ do: 'settle' })
  }
  round('9h 9h 9h Kc')
  round('9h 9h 9h Kc')
  house.makeUp()
  house.cards('9h 9h')
  expect(house.tries({ do: 'card', card: '9h', to: 'player' })).toBe('card-left-the-shoe')
  house.cards('8h Kd')
  house.enter({ do: 'settle' })
  house.enter({ do: 'shoe' })
  round('9h 9h Kd Kc')
  expect(house.session.rounds.map(({ shoe }) => shoe)).toEqual([1, 1, 1, 2])
  const shoes = house.session.rounds.map(({ question }) => question.shoe)
  expect(shoes).toEqual([
    { id: 'table-shoe-1', from: 0 },
    { id: 'table-shoe-1', from: 4 },
    { id: 'table-shoe-1', from: 8 },
    { id: 'table-shoe-2', from: 0 },
  ])
  const records = house.session.rounds.map(({ question }) =>
    unwrap(completeRecord(question, library, english.say)),
  )
  expect(verifyShoe('table-shoe-1', records.slice(0, 3), library)).not.toHaveProperty('wrong')
})

test('the cut card ends the shoe with the round; another shoe between two rounds keeps what was made up', () => {
  const house = dealer()
  house.makeUp()
  house.step()
  house.enter({ do: 'cut-card' })
  while (house.session.number === 1) house.step()
  expect(house.session.table.shoe).toMatchObject({ number: 2, place: 0 })
  house.round()
  house.enter({ do: 'bank', seat: 2, wager: 70_000 })
  house.enter({ do: 'wagers', seat: 4, wagers: [on('player', 3_000)] })
  house.enter({ do: 'shoe' })
  expect(house.session.table.shoe?.number).toBe(3)
  expect(house.session.table.part.face()).toMatchObject({
    bank: { seat: 2, wager: 70_000 },
    wagers: [{ seat: 4, on: 'player', amount: 3_000 }],
  })
})

test('refuses bad input with a sentence, and changes nothing', () => {
  const house = dealer({ limits: { min: 500, max: 20_000 } })
  const before = (): unknown => JSON.parse(JSON.stringify([seen(house.session), house.session.entries]))
  house.enter({ do: 'bank', seat: 1, wager: 50_000 })
  const was = before()
  expect(house.tries({ do: 'wagers', seat: 2, wagers: [on('banker', 2_000_000)] })).toBe('above-maximum')
  expect(house.tries({ do: 'wagers', seat: 3, wagers: [on('banker', 2_000)] })).toBe('nobody-at-seat')
  expect(house.tries({ do: 'wagers', seat: 2, by: 'Kim', wagers: [on('nothing', 500)] })).toBeDefined()
  expect(house.tries({ do: 'card', card: '9h', to: 'player' })).toBe('no-card-awaited')
  expect(house.tries({ do: 'settle' })).toBe('no-round-on')
  expect(house.tries({ do: 'deal' }, { round: 2 })).toBe('entry-of-another-round')
  expect(house.tries({ do: 'deal' })).toBe('nobody-has-wagered')
  expect(house.tries({ do: 'bank', seat: 2, wager: 500 })).toBe('bank-not-offered')
  expect(before()).toEqual(was)
})

test('counts an entry once, however often it arrives, and refuses another with its number', () => {
  const house = dealer()
  const entry = house.enter({ do: 'bank', seat: 1, wager: 50_000 })
  expect(house.session.add({ ...entry })).toBeUndefined()
  expect(house.session.entries).toHaveLength(1)
  expect(house.session.add({ ...entry, at: 9 })?.code).toBe('entry-id-used')
})

test('chips add up over a shift, and the box has what the records collected', () => {
  const house = dealer()
  for (let i = 0; i < 20; i++) house.round()
  const { rounds, halfHours } = house.session
  const totals = shiftTotalsOf(rounds, halfHours)
  const fees = rounds.flatMap(({ result }) => result?.fees ?? []).reduce((sum, { cents }) => sum + cents, 0)
  expect(totals.collection + totals.jackpot).toBe(fees)
  expect(fees).toBeGreaterThan(0)
  expect(totals.people.reduce((sum, { cents }) => sum + cents, fees)).toBe(0)
  expect(house.session.table.state.collected).toBe(fees)
})

test('blinds go round, the button begins where it was drawn to, and chips are counted where they are kept', () => {
  const house = dealer({
    game: 'outlaws/texas-holdem',
    schedule: undefined as never,
    setup: { stakes: { limit: 'fixed', bets: [300, 600] }, blinds: [100, 300] },
    buyIn: { min: 1_000, usual: 20_000 },
    seats: [1, 3, 5].map(seat => ({ seat, stack: 20_000 })),
  })
  house.enter({ do: 'button', seat: 3 })
  house.round()
  house.round()
  const buttons = house.session.rounds.map(({ question }) => (question as { button?: number }).button)
  expect(buttons).toEqual([3, 5])
  const stacks = Object.values(house.session.table.state.seats).map(({ stack }) => stack)
  expect(stacks.reduce((sum, stack) => sum + stack, 0)).toBe(60_000)
})

test('every filed game can be dealt by hand: the session is the same when opened again, and its records are true', () => {
  for (const { id, seats } of games) {
    const { limits, setup } = unwrap(unwrap(library.game(id)).usual({ bankAfter: 0 }, undefined))
    const house = new HouseDealer(
      {
        id: 't',
        game: id,
        title: id,
        ...(limits ? { limits } : {}),
        setup,
        seats: [1, 2, 3].map(seat => ({ seat })).slice(0, seats.places),
      },
      library,
    )
    house.round()
    house.round()
    const again = unwrap(
      DealtSession.open(house.session.settings, library, structuredClone(house.session.entries)),
    )
    expect(seen(again), id).toEqual(seen(house.session))
    for (const { question } of house.session.rounds) {
      const record = completeRecord(question, library, english.say)
      expect(record, id).not.toHaveProperty('code')
      expect(verifyRecord(record, library, english.say), id).toBeUndefined()
    }
  }
})

test('boxed cards, misdeals and rounds called off: the cards are out of the shoe, and the records are true', () => {
  const house = dealer()
  house.makeUp()
  house.enter({ do: 'card', card: '5h', to: 'player', boxed: true })
  while (house.session.number === 1) house.step()
  house.makeUp()
  house.step()
  house.enter({ do: 'void' })
  house.makeUp()
  house.step()
  const offers = offersAt(() => unwrap(house.session.table.again()), 'house')
  expect(offers.map(({ name }) => name)).toContain('misdeal')
  house.enter({ do: 'move', move: 'floor misdeal' })
  const { rounds, table } = house.session
  expect(rounds[0]?.question.cards).toMatch(/^\^5h /)
  expect(rounds[1]?.question).toMatchObject({ voided: true })
  expect(rounds[1]).not.toHaveProperty('result')
  expect(rounds[2]?.result?.rulings?.map(({ name }) => name)).toEqual(['misdeal'])
  expect(rounds[2]?.result?.wagers?.every(({ outcome }) => outcome === 'push')).toBe(true)
  const cards = rounds.flatMap(({ question }) => String(question.cards).split(' '))
  expect(table.shoe?.place).toBe(cards.length)
  for (const { question, result } of rounds) {
    const record = result ? unwrap(completeRecord(question, library, english.say)) : question
    expect(verifyRecord(record, library, english.say)).toBeUndefined()
  }
})

test('half-hour collections are taken between two rounds, and lie in the box', () => {
  const house = new HouseDealer(
    {
      id: 't',
      game: 'players/pan',
      title: 'Pan',
      schedule: ['rates/3', 'rates/6'],
      setup: { chip: 100, ante: 100 },
      buyIn: { min: 1_000, usual: 100_000 },
      seats: [1, 2, 3].map(seat => ({ seat })),
    },
    library,
  )
  house.round()
  const due = house.session.table.timeDue(house.now)!
  expect(due.cents).toBeGreaterThan(0)
  house.now = Math.max(house.now, due.at)
  house.enter({ do: 'collect' })
  expect(house.tries({ do: 'collect' })).toBe('no-collection-due')
  const totals = shiftTotalsOf(house.session.rounds, house.session.halfHours)
  expect(totals.fees.find(({ from }) => from === 'half-hour')?.cents).toBe(3 * due.cents)
  house.round()
  expect(house.session.rounds).toHaveLength(2)
})

test('a clock closes the bets of the coming round, once more or at once, until the cards are dealt', () => {
  const house = new HouseDealer(baccarat, library)
  expect(betsClockOf(house.session)).toBeUndefined()
  const first = house.enter({ do: 'clock', seconds: 20 })
  expect(betsClockOf(house.session)).toEqual({ entry: first.id, at: first.at, seconds: 20 })
  const second = house.enter({ do: 'clock', seconds: 0 })
  expect(betsClockOf(house.session)).toMatchObject({ entry: second.id, seconds: 0 })
  house.enter({ do: 'take-back', of: second.id })
  expect(betsClockOf(house.session)).toMatchObject({ entry: first.id })
  house.makeUp()
  expect(betsClockOf(house.session)).toBeUndefined()
  expect(house.tries({ do: 'clock', seconds: 20 })).toBe('between-rounds-only')
  while (house.session.table.round) house.step()
  expect(betsClockOf(house.session)).toBeUndefined()
})
