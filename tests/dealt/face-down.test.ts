import { completeRecord, unwrap, verifyRecord } from '@cardroom/engine'
import { nameOf, UNKNOWN } from '@cardroom/engine/cards'
import {
  askedToSee,
  cardsToCome,
  type DealtRound,
  DealtSession,
  type DealtSettings,
  dealtBoardOf,
  type SessionEntry,
  type UnseenCard,
} from '@cardroom/engine/dealt'
import { games, openRulebook } from '@cardroom/rulebook'
import { numberedSeed } from '@cardroom/testing'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { HouseDealer } from './house-dealer.ts'

const library = await openRulebook()

function settingsOf(id: string): DealtSettings {
  const { limits, setup } = unwrap(unwrap(library.game(id)).usual({ bankAfter: 0 }, undefined))
  const seats = [1, 2, 3, 4].map(seat => ({ seat }))
  return { id: 'table', game: id, title: id, ...(limits ? { limits } : {}), setup, seats }
}

const POT_GAMES = ['outlaws/texas-holdem', 'outlaws/texas-holdem-hi-lo']

/** The games whose hands may be entered when they are turned over. */
const faceDownGames = games
  .map(({ id }) => id)
  .filter(id => {
    const session = DealtSession.open(settingsOf(id), library)
    return POT_GAMES.includes(id) || ('game' in session && session.game.faceDown !== undefined)
  })

/** Repeats the entries of a session, but lays cards face down and turns them over later. */
class Follower {
  readonly session: DealtSession
  readonly #cards = new Map<string, Extract<SessionEntry['does'], { do: 'card' }>>()
  readonly #named = new Set<string>()
  #turned = 0

  constructor(settings: DealtSettings) {
    this.session = unwrap(DealtSession.open(settings, library))
  }

  /** `given-up`: hands that need not be seen are left alone. */
  follow(entries: readonly SessionEntry[], leaves: 'nothing' | 'given-up'): void {
    for (const entry of entries) {
      const { does } = entry
      if (does.do === 'card' && this.#liesDown(does.to)) {
        this.#cards.set(entry.id, does)
        this.#enter({ ...entry, does: { ...does, card: '??' } })
        continue
      }
      if (does.do === 'card') this.#named.add(does.card)
      if (does.do === 'move' || does.do === 'settle') this.#turnWhatMust()
      if (does.do === 'settle' && leaves === 'nothing')
        while (this.session.unseen.length > 0) this.#turn(this.session.unseen[0]!)
      this.#enter(entry)
    }
  }

  #liesDown(to: string): boolean {
    const awaiting = this.session.table.round?.awaiting
    if (awaiting?.kind !== 'card' || awaiting.face === 'up' || to === 'burn') return false
    return awaiting.unseen === true || this.session.game.faceDown !== undefined
  }

  #turnWhatMust(): void {
    for (;;) {
      const { session } = this
      const asked = askedToSee(session.table.round!, session.unseen)
      const [next] = [...session.toTurnOver, ...asked]
      if (!next) return
      this.#turn(next)
    }
  }

  #turn({ entry: instead }: UnseenCard): void {
    const does = this.#cards.get(instead)!
    const { round } = this.session.entries.find(({ id }) => id === instead)!
    this.#named.add(does.card)
    this.#enter({ id: `turned${++this.#turned}`, at: 0, round, instead, does })
  }

  #enter(entry: SessionEntry): void {
    unwrap(this.session.add(entry))
    expect(this.session.stranded).toEqual([])
    // The screen above the table shows only entered cards.
    const seen = dealtBoardOf(this.session).round
    const dealt = seen?.log.flatMap(event => (event.type === 'dealt' ? [nameOf(event.card)] : [])) ?? []
    const shown = [...(seen?.piles.flatMap(({ cards }) => cards) ?? []), ...dealt]
    expect(shown.filter(card => card !== '??' && !this.#named.has(card))).toEqual([])
    if (!seen) this.#named.clear()
  }
}

function dealt(id: string, seed: number, leaves: 'nothing' | 'given-up') {
  const settings = settingsOf(id)
  const house = new HouseDealer(settings, library, numberedSeed(seed))
  house.round()
  house.round()
  const follower = new Follower(settings)
  follower.follow(house.session.entries, leaves)
  const again = DealtSession.open(settings, library, structuredClone(follower.session.entries))
  expect(unwrap(again).rounds.map(came)).toEqual(follower.session.rounds.map(came))
  return { plain: house.session.rounds, later: follower.session.rounds }
}

const came = ({ question, result }: DealtRound) => ({ question, result })

const isTrue = ({ question }: DealtRound): void => {
  const record = completeRecord(question, library, english.say)
  expect(record).not.toHaveProperty('code')
  expect(verifyRecord(record, library, english.say)).toBeUndefined()
}

/** Seeds of rounds, by what stays unseen in them. */
const SEEDS = { nothing: [1, 2], 'given-up': [3, 4] } as const

test('covers every game with hands that stay down', () => {
  expect(faceDownGames).toEqual(expect.arrayContaining(['players/ultimate-texas-holdem', ...POT_GAMES]))
})

test.each(faceDownGames)(
  '%s: makes the same records from cards entered as dealt and from cards entered when turned over',
  id => {
    for (const seed of SEEDS.nothing) {
      const { plain, later } = dealt(id, seed, 'nothing')
      expect(later.map(came)).toEqual(plain.map(came))
    }
  },
)

test.each(faceDownGames)(
  '%s: hands that were given up may stay unseen, with the same result, and the record says so',
  id => {
    for (const seed of SEEDS['given-up']) {
      const { plain, later } = dealt(id, seed, 'given-up')
      expect(later.map(({ result }) => result)).toEqual(plain.map(({ result }) => result))
      for (const [n, round] of later.entries()) {
        isTrue(round)
        const cards = String(round.question.cards).split(' ')
        const known = String(plain[n]!.question.cards).split(' ')
        const { unseen = [] } = round.question
        for (const [at, card] of cards.entries()) {
          if (!unseen.includes(at) && card !== nameOf(UNKNOWN)) expect(card).toBe(known[at])
        }
        expect(new Set(unseen).size).toBe(unseen.length)
      }
    }
  },
)

const ultimate = (): HouseDealer => {
  const house = new HouseDealer(
    { ...settingsOf('players/ultimate-texas-holdem'), seats: THREE_SEATS },
    library,
  )
  house.enter({ do: 'bank', seat: 1, wager: 500_000 })
  for (const seat of [2, 3]) {
    const trips = seat === 3 ? [{ on: 'trips', amount: 500 }] : []
    const wagers = [{ on: 'ante', amount: 1_000 }, { on: 'blind', amount: 1_000 }, ...trips]
    house.enter({ do: 'wagers', seat, wagers })
  }
  house.enter({ do: 'deal' })
  return house
}
const THREE_SEATS = [1, 2, 3].map(seat => ({ seat }))

const turn = (house: HouseDealer, to: string, cards: string): void => {
  for (const card of cards.split(' ')) {
    const { entry } = house.session.unseen.find(one => one.to === to)!
    house.enter({ do: 'card', card, to }, { instead: entry })
  }
}
const next = ({ session }: HouseDealer): string[] => [...new Set(session.toTurnOver.map(({ to }) => to))]

test('Ultimate Texas Hold’em: the board is entered as it is turned, then the bank and the hands that play; no folded hand is asked for', () => {
  const house = ultimate()
  house.cards('?? '.repeat(11).trim())
  expect(next(house)).toEqual([])
  for (const seat of [2, 3]) house.enter({ do: 'move', move: `${seat} check` })
  expect(next(house)).toEqual(['board'])
  expect(house.session.toTurnOver).toHaveLength(3)
  expect(house.tries({ do: 'move', move: '2 check' })).toBe('turn-over-first')
  // Low cards are what stands for others: they make way.
  turn(house, 'board', '2s 2h 2d')
  expect(next(house)).toEqual([])
  for (const seat of [2, 3]) house.enter({ do: 'move', move: `${seat} check` })
  turn(house, 'board', '3s 3h')
  house.enter({ do: 'move', move: '2 fold' })
  house.enter({ do: 'move', move: '3 bet 1' })
  expect(next(house)).toEqual(['bank', '3'])
  expect(house.tries({ do: 'settle' })).toBe('turn-over-first')
  turn(house, 'bank', 'Ks Kh')
  expect(
    house.tries({ do: 'card', card: 'Ks', to: '3' }, { instead: house.session.toTurnOver[0]!.entry }),
  ).toBe('not-left-in-deck')
  turn(house, '3', '2c Ah')
  house.enter({ do: 'settle' })
  const [round] = house.session.rounds
  expect(round?.question).toMatchObject({ unseen: [0, 1], moves: expect.arrayContaining(['2 fold']) })
  expect(round?.result?.wagers?.find(({ on }) => on === 'trips')).toMatchObject({ seat: 3, outcome: 'win' })
  isTrue(round!)
})

test('a folded hand is looked at where its Trips bet may still win', () => {
  const house = ultimate()
  house.cards('?? '.repeat(11).trim())
  for (const seat of [2, 3]) house.enter({ do: 'move', move: `${seat} check` })
  turn(house, 'board', '2s 7h 9d')
  for (const seat of [2, 3]) house.enter({ do: 'move', move: `${seat} check` })
  turn(house, 'board', 'Js Kh')
  house.enter({ do: 'move', move: '2 bet 1' })
  house.enter({ do: 'move', move: '3 fold' })
  expect(next(house)).toContain('3')
  turn(house, '3', '2h 2c')
  turn(house, 'bank', 'Ks Qh')
  turn(house, '2', '4s 5h')
  house.enter({ do: 'settle' })
  const [round] = house.session.rounds
  expect(round?.result?.wagers?.find(({ on }) => on === 'trips')).toMatchObject({ seat: 3, outcome: 'win' })
  expect(round?.question).not.toHaveProperty('unseen')
})

test('a card that lies face up is seen, and so is every card where a round depends on it', () => {
  const three = new HouseDealer(settingsOf('cameo/three-card-poker-6-card-bonus'), library)
  three.makeUp()
  const awaits = () => three.session.table.round!.awaiting
  for (let at = awaits(); at.kind === 'card' && at.face === 'down'; at = awaits()) three.cards('??')
  expect(three.tries({ do: 'card', card: '??', to: 'bank' })).toBe('card-unknown')
  const baccarat = new HouseDealer(settingsOf('comstock/ez-baccarat-panda-8'), library)
  baccarat.makeUp()
  expect(baccarat.tries({ do: 'card', card: '??', to: 'player' })).toBe('card-unknown')
})

test('a hand of pai gow is turned over before it is set', () => {
  const house = new HouseDealer(
    { ...settingsOf('players/fortune-pai-gow-poker'), seats: THREE_SEATS },
    library,
  )
  house.makeUp()
  while (house.session.table.round!.awaiting.kind === 'dice') house.step()
  while (house.session.table.round!.awaiting.kind === 'card') house.cards('??')
  const { awaiting } = house.session.table.round!
  const seat = awaiting.kind === 'decision' ? awaiting.asked[0]!.seat : 0
  expect(house.tries({ do: 'move', move: `${seat} set As Ks` })).toBe('turn-over-first')
  turn(house, String(seat), 'As Ks Ah Kh Qd Jd 9c')
  house.enter({ do: 'move', move: `${seat} set Ks Qd` })
})

test('hands of poker are turned over before the chips move', () => {
  const house = new HouseDealer({ ...settingsOf('outlaws/texas-holdem'), seats: THREE_SEATS }, library)
  house.makeUp()
  const on = () => house.session.table.round!
  for (let at = on().awaiting; at.kind !== 'settlement'; at = on().awaiting) {
    if (at.kind === 'card' && at.to !== 'board') house.cards('??')
    else if (at.kind === 'card') house.step()
    else if (at.kind === 'decision') {
      const { seat, options } = at.asked[0]!
      const calls =
        options.find(({ move }) => move === 'check') ?? options.find(({ move }) => move === 'call')
      house.enter({ do: 'move', move: `${seat} ${calls!.move}` })
    }
  }
  const lying = askedToSee(on(), house.session.unseen)
  expect(lying).toHaveLength(6)
  expect(house.tries({ do: 'settle' })).toBe('poker-unseen-at-showdown')
  for (const { entry, to } of lying) {
    const [card] = cardsToCome(house.session.out, on()).keys()
    house.enter({ do: 'card', card: nameOf(card!), to }, { instead: entry })
  }
  house.enter({ do: 'settle' })
  isTrue(house.session.rounds[0]!)
})
