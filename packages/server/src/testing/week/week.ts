import { setTimeout } from 'node:timers/promises'
import { isRefusal } from '@cardroom/engine'
import type { BooksReply, CountReply, CountSheet } from '@cardroom/protocol'
import type { TableHost } from '@cardroom/room'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { audit } from '../../audit/audit.ts'
import { openLedger } from '../../house-data/open-ledger.ts'
import { logOf } from '../../log/log.ts'
import { type RunningServer, serve } from '../../serve.ts'
import { Client } from '../client.ts'
import { handDealt, handRound, tabletOf } from '../hand-dealt.ts'
import { Regular, stayIn } from '../regular.ts'
import { exposeCard } from './rulings.ts'

export interface WeekOptions {
  /** A folder in which nothing is kept yet. */
  readonly data: string
  readonly days: number
  /** So many rounds at least at every table, in every shift; eight at most at the table dealt by hand. */
  readonly rounds: number
  readonly log?: (line: string) => void
}

/** A difference that was put into a count, in cents. */
interface Miscount {
  readonly box: number
  readonly table: string
  readonly cents: number
  /** Found and corrected at once. */
  readonly corrected: boolean
}

export interface Week {
  readonly shifts: number
  readonly boxes: number
  readonly rounds: number
  readonly handRounds: number
  readonly rulings: number
  readonly voided: number
  readonly collection: number
  readonly jackpot: number
  readonly counted: number
  readonly short: number
  readonly entries: number
  readonly miscounts: readonly Miscount[]
  /** The problems found; none in a house that is in order. */
  readonly problems: readonly string[]
}

const SHIFTS = ['day', 'swing'] as const
const HOUR = 60 * 60_000
const MONDAY = Date.parse('2026-11-16T00:00-08:00')
const HOLDEM = 'outlaws/texas-holdem'
/** Five tables that the house deals; the sixth is dealt by hand. */
const TABLES: readonly (readonly [game: string, options: object])[] = [
  ['comstock/ez-baccarat-panda-8', {}],
  ['comstock/super-pan-9', { readings: { jackpot: 'attached' } }],
  ['outlaws/three-card-poker-6-card-bonus', {}],
  ['comstock/no-bust-blackjack', {}],
  [HOLDEM, {}],
]
/** Bots act at once, and nobody is waited for long: a player may have too few chips to wager. */
const FAST_TIMINGS = {
  bot: [0, 0],
  stays: [1e9, 1e9],
  pause: 0,
  line: 0,
  alone: 0,
  reveal: 0,
  settlement: 0,
  sealing: 0,
  wagers: 250,
  bank: 250,
  decision: 1_000,
  reserve: 0,
} as const
/** The least contents of a box that is miscounted, in cents. */
const MIN_MISCOUNTED_CENTS = 500
/** The planned miscounts by shift: the amount, and whether it is corrected. */
const MISCOUNTS: Readonly<Record<number, { readonly cents: number; readonly corrected: boolean }>> = {
  0: { cents: -100, corrected: true },
  1: { cents: -200, corrected: false },
  6: { cents: 100, corrected: false },
  11: { cents: -500, corrected: false },
}

/**
 * A week of a room, through the real server: shifts are opened and closed, people and bots play, one table is dealt by
 * hand, the floor rules and voids, boxes are counted and some of them wrongly; then everything is held against the log.
 */
export async function week({ data, days, rounds, log = () => {} }: WeekOptions): Promise<Week> {
  const clock = new Clock()
  const served = await serve({
    port: 0,
    data,
    lobby: [],
    playOn: true,
    now: () => clock.now,
    timings: FAST_TIMINGS,
    allowance: { gift: 100_000_000, level: 100_000_000 },
    limits: { questions: { atOnce: 100_000, aSecond: 100_000 } },
    log: logOf({ level: 'error', format: 'text', write: log }),
  })
  const house = new House(served, clock)
  try {
    await house.open()
    for (let day = 0; day < days; day++) {
      for (const [i, name] of SHIFTS.entries()) {
        clock.reach(MONDAY + day * 24 * HOUR + (8 + i * 8) * HOUR)
        await house.shift(name, rounds, day * SHIFTS.length + i)
        log(house.said)
      }
    }
    return await house.close(data)
  } finally {
    await served.close().catch(() => {})
  }
}

/** A clock that jumps from shift to shift. */
class Clock {
  #leapt = MONDAY - Date.now()

  get now(): number {
    return Date.now() + this.#leapt
  }

  reach(at: number): void {
    this.#leapt += Math.max(0, at - this.now)
  }
}

class House {
  readonly #served: RunningServer
  readonly #clock: Clock
  readonly #problems: string[] = []
  readonly #miscounts: Miscount[] = []
  readonly #people: Client[] = []
  #operator!: Client
  #handRounds = 0
  #rulings = 0
  #voided = 0
  #shifts = 0
  said = ''

  constructor(served: RunningServer, clock: Clock) {
    this.#served = served
    this.#clock = clock
  }

  async open(): Promise<void> {
    this.#operator = await this.#enter('Olga')
    const token = (await this.#served.operatorLink())!.split('#')[1]!
    await this.#do('claim', { token })
    await this.#do('count/establishment', { name: 'A room of chance' })
    for (const [game, options] of TABLES) {
      const host = await this.#served.room.houseHandlers.open(game, options, 'week')
      if (isRefusal(host)) throw new Error(english.refusal(host))
    }
    for (const [i, { id, table }] of this.#hosts.entries()) {
      const person = await this.#enter(`Guest-${i}`)
      person.forget = true
      await person.must({ type: 'watch', table: id })
      await person.must({ type: 'sit', table: id })
      new Regular(person, id, table.settings.game === HOLDEM ? stayIn : undefined)
      this.#people.push(person)
    }
  }

  /** A shift from its opening until all of its boxes are counted. */
  async shift(name: string, rounds: number, n: number): Promise<void> {
    await this.#do('shifts/open', { name })
    const shift = (await this.#count()).now.shift
    const before = new Map(this.#hosts.map(({ id, table }) => [id, table.state.rounds]))
    await this.#dealByHand(shift, Math.min(rounds, 8))
    const holdem = this.#hosts.find(({ table }) => table.settings.game === HOLDEM)!
    if (await exposeCard(this.#operator, holdem.id)) this.#rulings++
    await this.#void(this.#hosts[0]!)
    const [person] = await this.#served.room.context.store.house.people({ begins: 'Guest-0' }, 1)
    await this.#do('wallets', { person: person!.id, cents: 2_500, why: 'paid short, by the floor’s ruling' })
    await until(() => this.#hosts.every(({ id, table }) => table.state.rounds >= before.get(id)! + rounds))
    await this.#do('shifts/close', { shift })
    this.#shifts++
    await this.#countAll(shift, n)
    await this.#checkBooks(shift)
  }

  async #dealByHand(shift: string, rounds: number): Promise<void> {
    const id = `by-hand-${shift.replaceAll(' ', '-')}`
    const tablet = tabletOf(this.#served, handDealt(id))
    await tablet.begin()
    await this.#do('sessions', { session: id })
    let after = 0
    for (let round = 1; round <= rounds; round++) {
      const entries = handRound(round, Math.ceil(round / 2) % 2 === 1 ? 1 : 2, this.#clock.now)
      await tablet.append(after, entries)
      after += entries.length
      this.#handRounds++
    }
  }

  async #void({ id, table }: TableHost): Promise<void> {
    const isDone = () =>
      table.state.phase === 'round' &&
      this.#ask('POST /api/house/tables/void', { table: id }).then(({ ok }) => ok)
    await until(isDone)
    this.#voided++
  }

  /** Counts every uncounted box as the log says, but for the planned miscount. */
  async #countAll(shift: string, n: number): Promise<void> {
    const planned = MISCOUNTS[n]
    const sheets = (await this.#sheets()).filter(({ count }) => !count)
    const wrong =
      planned && sheets.find(one => one.shift === shift && one.expected.collection >= MIN_MISCOUNTED_CENTS)
    for (const { box, table, expected } of sheets) {
      const off = planned && box === wrong?.box ? planned : { cents: 0, corrected: false }
      const pieces = inPieces(expected.collection + off.cents)
      await this.#do('count', { box, collection: pieces, jackpot: inPieces(expected.jackpot), with: 'Carl' })
      if (off.cents === 0) continue
      this.#miscounts.push({ box, table, ...off })
      if (off.corrected) {
        const right = inPieces(expected.collection)
        const line = { box, fund: 'collection', denomination: 100, initials: 'OC' }
        await this.#do('count/correct', { ...line, from: pieces[100], to: right[100] })
      } else await this.#do('count/sign', { box, initials: 'OC', why: 'counted twice, it stays' })
    }
  }

  /** Checks that the books balance, and agree with the boxes of a shift. */
  async #checkBooks(shift: string): Promise<void> {
    const balance = await this.#books('account')
    const total = (balance.balance ?? []).reduce((sum, { after }) => sum + after, 0)
    if (total !== 0) this.#problems.push(`${shift}: all accounts together are ${total}`)
    for (const account of balance.differs) this.#problems.push(`${shift}: ${account} is kept otherwise`)
    const line = (await this.#books('shift')).lines?.find(({ key }) => key === shift)
    const sheets = (await this.#sheets()).filter(sheet => sheet.shift === shift)
    const sum = (of: (sheet: CountSheet) => number) => sheets.reduce((all, sheet) => all + of(sheet), 0)
    const said = [line?.collection, line?.jackpot, line?.counted, line?.short]
    const is = [
      sum(({ expected }) => expected.collection),
      sum(({ expected }) => expected.jackpot),
      sum(({ count }) => (count ? count.counted.collection + count.counted.jackpot : 0)),
      sum(({ count }) => (count ? 0 - count.difference.collection - count.difference.jackpot : 0)),
    ]
    if (said.join() !== is.join()) this.#problems.push(`${shift}: the books say ${said}, the sheets ${is}`)
    this.said = `${shift}: ${sheets.length} boxes, ${english.money(is[0]!)} and ${english.money(is[1]!)} for jackpots, ${english.money(is[3]!)} short; ${english.number(balance.entries)} entries balance`
  }

  /** Ends the week, and checks that the sheets show the planned differences only and the audit finds nothing. */
  async close(data: string): Promise<Week> {
    const sheets = await this.#sheets()
    const shown = sheets.flatMap(({ box, count }) => {
      if (!count) return [`${box} not counted`]
      const { collection, jackpot } = count.difference
      return collection === 0 && jackpot === 0 ? [] : [`${box} ${collection} ${jackpot}`]
    })
    const put = this.#miscounts.flatMap(({ box, cents, corrected }) =>
      corrected ? [] : [`${box} ${cents} 0`],
    )
    if (shown.join() !== put.join()) this.#problems.push(`the sheets show ${shown}, and ${put} were put in`)
    const lines = (await this.#books('table')).lines ?? []
    const { entries } = await this.#books('account')
    for (const person of this.#people) person.socket.terminate()
    await this.#served.close()
    const { ledger, heads, key } = await openLedger({ data })
    const found = await audit({ ledger, library: await openRulebook(), key, heads: [heads] })
    await ledger.close()
    this.#problems.push(...found.wrong.map(({ at, code }) => `audit: ${at.join('.')}: ${code}`))
    const sum = (figure: 'collection' | 'jackpot' | 'counted' | 'short' | 'ruled' | 'voided') =>
      lines.reduce((all, line) => all + line[figure], 0)
    if (sum('ruled') < this.#rulings) this.#problems.push('a ruling is not in the books')
    if (sum('voided') < this.#voided) this.#problems.push('a round that was voided is not in the books')
    return {
      shifts: this.#shifts,
      boxes: sheets.length,
      rounds: found.rounds,
      handRounds: this.#handRounds,
      rulings: this.#rulings,
      voided: this.#voided,
      collection: sum('collection'),
      jackpot: sum('jackpot'),
      counted: sum('counted'),
      short: sum('short'),
      entries,
      miscounts: this.#miscounts,
      problems: this.#problems,
    }
  }

  get #hosts(): readonly TableHost[] {
    return [...this.#served.room.tables.values()]
  }

  #enter(name: string): Promise<Client> {
    return Client.connect(`http://127.0.0.1:${this.#served.port}`, { name })
  }

  async #ask(route: string, body?: object): Promise<{ readonly ok: boolean; readonly said: unknown }> {
    const [method = 'GET', path = ''] = route.split(' ')
    const reply = await fetch(`http://127.0.0.1:${this.#served.port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#operator.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { ok: reply.ok, said: await reply.json() }
  }

  async #do(what: string, body: object): Promise<void> {
    const { ok, said } = await this.#ask(`POST /api/house/${what}`, body)
    if (!ok) throw new Error(`${what} ${JSON.stringify(body)}: ${JSON.stringify(said)}`)
  }

  async #count(shift?: string): Promise<CountReply> {
    const query = shift === undefined ? '' : `?shift=${encodeURIComponent(shift)}`
    return (await this.#ask(`GET /api/house/count${query}`)).said as CountReply
  }

  /** Of all shifts, the first first; boxes of the hours between two shifts are the day's. */
  async #sheets(): Promise<CountSheet[]> {
    const { shifts } = await this.#count()
    const replies = await Promise.all(shifts.map(({ shift }) => this.#count(shift)))
    return replies.flatMap(({ sheets }) => sheets).toSorted((a, b) => a.box - b.box)
  }

  async #books(by: string): Promise<BooksReply> {
    return (await this.#ask(`GET /api/house/books?by=${by}`)).said as BooksReply
  }
}

/** An amount in dollars, and what is left in cents. */
const inPieces = (cents: number): { readonly 100: number; readonly 1: number } => ({
  100: Math.floor(cents / 100),
  1: cents % 100,
})

/** How long something may take that must happen, in milliseconds. */
const WAIT_TIMEOUT_MS = 120_000

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const late = Date.now() + WAIT_TIMEOUT_MS
  while (!(await isSo())) {
    if (Date.now() > late) throw new Error('it has not happened in time')
    await setTimeout(2)
  }
}

/** The report of a week. */
export const report = (week: Week): string =>
  [
    `${week.shifts} shifts, ${week.boxes} boxes, ${english.number(week.rounds)} rounds and ${week.handRounds} by hand, ${week.rulings} rulings, ${week.voided} voided`,
    `collected ${english.money(week.collection)}, for jackpots ${english.money(week.jackpot)}, counted ${english.money(week.counted)}, short ${english.money(week.short)}; ${english.number(week.entries)} entries`,
    ...week.miscounts.map(
      ({ box, table, cents, corrected }) =>
        `box ${box} of ${table} was miscounted by ${english.change(cents)}${corrected ? ', and corrected' : ''}`,
    ),
    ...(week.problems.length === 0 ? ['nothing else was found'] : week.problems),
  ].join('\n')
