import type { TableEvent } from '@cardroom/engine'
import type { ChatLine } from '@cardroom/protocol'
import pg from 'pg'
import type { Ambience, House, Lease, Ring } from '../room/ring.ts'
import type { Answer, Wish } from '../room/wish.ts'
import { CHANNEL } from '../store/postgres/nodes-schema.ts'
import { Fenced } from '../store/store.ts'
import { chosen } from './chosen.ts'
import { IN_THE_HOUSE, Presence, type Seen } from './presence.ts'
import { BEATS, ELSEWHERE, GONE, HAND_OVER, SAYS_WHO, TABLES, TAKE } from './statements.ts'
import { Wishes } from './wishes.ts'

/** How often a node says that it is there, in milliseconds. */
const BEAT = 700
/** A node that has not said so for so long leads nothing any more, by the database's clock. */
const LEASE = 2_500
/** Whoever was on a node that is gone is waited for a little longer: pages come back by themselves. */
const LINGERS = 5_000
/** A database that does not answer within so many milliseconds is out of reach. */
const ANSWERS_WITHIN = 2_000
/** What is not in the events is told no more often than this. */
const TELL_EVERY = 25
/** So many tables change hands at once for no other reason than that another node has less to do. */
const EVENED_OUT = 8
/** A table that was free for so many beats is taken though another node should: an older one may not know its game. */
const LEFT_OVER = 4
/** PostgreSQL notifies in 8000 bytes at most. */
const MOST_NOTIFIED = 7_900

/** What nodes tell each other; what matters is in the database, and is looked up there. */
type Word =
  | readonly ['moved', table: string, version: number]
  | readonly ['asked', table: string]
  | readonly ['answered', node: string, wish: string]
  | readonly ['led', table: string, node: string]
  | readonly ['here', node: string, table: string, player: string, here: boolean]
  | readonly ['announced', node: string]
  | readonly ['ended', session: string]
  | readonly ['says', node: string, table: string, ambience: Ambience]
  | readonly ['said', node: string, table: string, line: ChatLine]

interface TableRow {
  readonly id: string
  readonly version: number
  readonly epoch: number
  readonly leader: string | null
  /** Its leader is there. */
  readonly led: boolean
}

interface NodeRow {
  readonly id: string
  readonly lives: boolean
  readonly leaving: boolean
}

interface RingOptions {
  readonly node: string
  readonly database: string
  /** What has happened at a table after a version, with the secrets of its shuffles. */
  readonly eventsAfter: (table: string, version: number) => Promise<readonly TableEvent[]>
  log(line: string): void
}

/**
 * The nodes on one PostgreSQL database. A node beats: it says that it is there, and sees who else is, who leads which
 * table and how far each has come. Everything can be learned from a beat; notifications only make it sooner.
 */
export class PostgresRing implements Ring {
  readonly #node: string
  readonly #options: RingOptions
  readonly #pool: pg.Pool
  readonly #wishes: Wishes
  /** The epochs of those tables that are led here. */
  readonly #epochs = new Map<string, number>()
  /** How many beats long tables have been without a leader. */
  #orphans: ReadonlyMap<string, number> = new Map()
  /** Those that others did not take. */
  readonly #keeps = new Set<string>()
  readonly #mine = new Presence()
  readonly #elsewhere = new Presence()
  /** Presence here that others have not been told of yet. */
  #unsaid = new Map<string, { seen: Seen; here: boolean }>()
  #saying: Promise<void> | undefined
  readonly #telling = new Map<string, Ambience>()
  #tellTimer: NodeJS.Timeout | undefined
  #house: House | undefined
  /** Hears notifications, and beats: while it lives, nothing is missed. */
  #line: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined
  #beatAgain = false
  #lastBeat: number | undefined
  /** From then on tables that nobody leads are taken. */
  #takesFrom = 0
  /** The nodes whose people are counted, as text. */
  #lingering = ''
  #others: readonly string[] = []
  #isCutOff = false
  #isLeaving = false
  #isClosed = false

  constructor(options: RingOptions) {
    const { node, database, log } = options
    this.#options = options
    this.#node = node
    this.#pool = new pg.Pool({
      connectionString: database,
      max: 3,
      application_name: `cardroom ${node} ring`,
      keepAlive: true,
      connectionTimeoutMillis: ANSWERS_WITHIN,
      query_timeout: ANSWERS_WITHIN,
    })
    this.#pool.on('error', error => log(`the database: ${error.message}`))
    this.#pool.on('connect', client => client.on('error', () => {}))
    this.#wishes = new Wishes(node, this.#pool)
  }

  get isCutOff(): boolean {
    return this.#isCutOff
  }

  /** What is read is followed; a beat tells what is led here. */
  lease(): undefined {
    return undefined
  }

  leaseOfNew(table: string): Lease {
    this.#epochs.set(table, 1)
    return { node: this.#node, epoch: 1 }
  }

  async join(house: House): Promise<void> {
    this.#house = house
    await this.#beat()
    const next = () => {
      this.#timer = setTimeout(() => {
        void this.#soon().finally(() => !this.#isClosed && next())
      }, BEAT)
    }
    next()
  }

  ask(table: string, wish: Wish): Promise<Answer> {
    return this.#wishes.ask(table, wish)
  }

  eventsAfter(table: string, version: number): Promise<readonly TableEvent[]> {
    return this.#options.eventsAfter(table, version)
  }

  tell(table: string, ambience: Ambience): void {
    if (this.#others.length === 0 || !this.#elsewhere.has(table)) return
    this.#telling.set(table, ambience)
    this.#tellTimer ??= setTimeout(() => {
      this.#tellTimer = undefined
      const words = [...this.#telling].map(([id, said]): Word => ['says', this.#node, id, said])
      this.#telling.clear()
      this.#notify(words).catch(() => {})
    }, TELL_EVERY)
  }

  /** Nobody misses a round by what does not arrive: it is not said twice. */
  say(table: string, line: ChatLine): void {
    if (this.#others.length > 0) this.#notify([['said', this.#node, table, line]]).catch(() => {})
  }

  watches(table: string, player: string, here: boolean): void {
    this.#note({ node: this.#node, table, player }, here)
  }

  enters(player: string, here: boolean): void {
    this.#note({ node: this.#node, table: IN_THE_HOUSE, player }, here)
  }

  isWatched(table: string, player?: string): boolean {
    return this.#elsewhere.has(table, player)
  }

  watchersOf(table: string): readonly string[] {
    return this.#elsewhere.at(table)
  }

  isIn(player: string): boolean {
    return this.#elsewhere.has(IN_THE_HOUSE, player)
  }

  #note(seen: Seen, here: boolean): void {
    if (!this.#mine.note(seen, here)) return
    this.#unsaid.set(`${seen.table}\n${seen.player}`, { seen, here })
    this.#saying ??= this.#say().finally(() => {
      this.#saying = undefined
    })
  }

  async #say(): Promise<void> {
    while (this.#unsaid.size > 0) {
      const changes = [...this.#unsaid.values()]
      this.#unsaid = new Map()
      const columns = [
        changes.map(({ seen }) => seen.table),
        changes.map(({ seen }) => seen.player),
        changes.map(({ here }) => here),
      ]
      try {
        await this.#pool.query(SAYS_WHO, [this.#node, ...columns])
      } catch {
        // The line to the database is broken: with a new one everything is said anew.
        this.#hangUp()
        return
      }
    }
  }

  async #notify(words: readonly Word[]): Promise<void> {
    const texts = words
      .map(word => JSON.stringify(word))
      .filter(text => Buffer.byteLength(text) <= MOST_NOTIFIED)
    if (texts.length > 0)
      await this.#pool.query(`SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) AS text`, [texts])
  }

  /** Beats as soon as it can. */
  #soon(): Promise<void> {
    if (this.#beating) {
      this.#beatAgain = true
      return this.#beating
    }
    const beating = this.#beatOn().finally(() => {
      this.#beating = undefined
    })
    this.#beating = beating
    return beating
  }

  async #beatOn(): Promise<void> {
    do {
      this.#beatAgain = false
      try {
        if (!this.#isClosed) await this.#beat()
      } catch (error) {
        this.#missed(error)
        return
      }
    } while (this.#beatAgain)
  }

  #missed(error: unknown): void {
    this.#hangUp()
    if (this.#isClosed || this.#isCutOff || performance.now() - (this.#lastBeat ?? 0) < LEASE) return
    this.#options.log(`cut off from the database: ${String(error)}`)
    this.#isCutOff = true
    this.#house?.cutOff()
  }

  #hangUp(): void {
    const line = this.#line
    this.#line = undefined
    void line?.end().catch(() => {})
  }

  async #listen(): Promise<pg.Client> {
    if (this.#line) return this.#line
    const line = new pg.Client({
      connectionString: this.#options.database,
      application_name: `cardroom ${this.#node} line`,
      keepAlive: true,
      connectionTimeoutMillis: ANSWERS_WITHIN,
      query_timeout: ANSWERS_WITHIN,
    })
    const lost = () => {
      if (this.#line === line) this.#line = undefined
    }
    line.on('error', lost)
    line.on('end', lost)
    line.on('notification', ({ payload = '[]' }) => this.#hear(JSON.parse(payload) as Word))
    await line.connect()
    await line.query(`LISTEN ${CHANNEL}`)
    this.#line = line
    return line
  }

  async #beat(): Promise<void> {
    const isNew = this.#line === undefined
    const line = await this.#listen()
    const nodes = await line.query<NodeRow>(BEATS, [this.#node, LEASE, this.#isLeaving, LINGERS])
    if (isNew) {
      this.#house?.missedWords()
      await this.#announce(line)
    }
    const now = performance.now()
    // Where our own lease has ended, others' may have for the same reason: they are given the time to come back.
    if (now - (this.#lastBeat ?? now) > LEASE) this.#takesFrom = now + LEASE
    this.#lastBeat = now
    this.#isCutOff = false
    this.#others = nodes.rows.filter(one => one.lives && !one.leaving).map(({ id }) => id)
    const lingering = nodes.rows.map(({ id }) => id).join()
    if (isNew || lingering !== this.#lingering) await this.#look(line)
    this.#lingering = lingering
    const { rows } = await line.query<TableRow>(TABLES)
    await this.#follow(rows)
    await this.#take(line, rows, now >= this.#takesFrom)
    await this.#evenOut(line, rows)
    await this.#wishes.collect()
    await this.#fulfil([...this.#epochs.keys()])
  }

  /** Says anew who is here. */
  async #announce(line: pg.Client): Promise<void> {
    const { all } = this.#mine
    this.#unsaid.clear()
    await line.query('DELETE FROM presence WHERE node = $1', [this.#node])
    await line.query(
      'INSERT INTO presence SELECT $1, * FROM unnest($2::text[], $3::text[]) ON CONFLICT DO NOTHING',
      [this.#node, all.map(({ table }) => table), all.map(({ player }) => player)],
    )
    await this.#notify([['announced', this.#node]])
  }

  /** Looks who is on the other nodes. */
  async #look(line: pg.Client): Promise<void> {
    const { rows } = await line.query<Seen>(ELSEWHERE, [this.#node, LINGERS])
    for (const seen of this.#elsewhere.replace(rows)) this.#cameOrLeft(seen)
  }

  #cameOrLeft({ table, player }: Seen): void {
    if (table === IN_THE_HOUSE) this.#house?.cameOrLeft(player)
    else this.#house?.tables.get(table)?.seenElsewhere()
  }

  /** Takes note of who leads what, and how far the tables have come. No beat waits for a table. */
  async #follow(rows: readonly TableRow[]): Promise<void> {
    const house = this.#house!
    const open = new Set(rows.map(({ id }) => id))
    for (const { id, leader, epoch, version } of rows) {
      if (!house.tables.has(id)) await house.appeared(id)
      if (leader === this.#node) {
        if (this.#epochs.get(id) !== epoch) this.#lead(id, epoch)
      } else if (this.#epochs.delete(id)) this.#begin(house.tables.get(id)?.follow())
      house.tables.get(id)?.moved(version)
    }
    for (const [id, table] of house.tables) {
      if (table.isBehind || !open.has(id)) this.#begin(table.catchUp())
    }
  }

  #lead(id: string, epoch: number): void {
    this.#epochs.set(id, epoch)
    this.#begin(this.#house?.tables.get(id)?.lead({ node: this.#node, epoch }))
  }

  #begin(work: Promise<void> | undefined): void {
    work?.catch(error => this.#options.log(String(error)))
  }

  /** Takes tables that nobody leads. */
  async #take(line: pg.Client, rows: readonly TableRow[], mayTake: boolean): Promise<void> {
    if (this.#isLeaving || !mayTake) return
    const nodes = [this.#node, ...this.#others]
    const alone = rows.filter(
      ({ id, led, leader }) => !led && leader !== this.#node && this.#house!.tables.has(id),
    )
    this.#orphans = new Map(alone.map(({ id }) => [id, (this.#orphans.get(id) ?? 0) + 1]))
    const orphans = alone.filter(({ id }) => {
      const isLeftOver = this.#orphans.get(id)! > LEFT_OVER
      if (isLeftOver) this.#keeps.add(id)
      return isLeftOver || chosen(id, nodes) === this.#node
    })
    if (orphans.length === 0) return
    const taken = await line.query<{ id: string; epoch: number }>(TAKE, [
      orphans.map(({ id }) => id),
      this.#node,
    ])
    for (const { id, epoch } of taken.rows) this.#lead(id, epoch)
  }

  /** Tables that another node should lead go there between two rounds. */
  async #evenOut(line: pg.Client, rows: readonly TableRow[]): Promise<void> {
    if (this.#isLeaving || this.#others.length === 0) return
    const nodes = [this.#node, ...this.#others]
    const moving = rows.flatMap(({ id }) => {
      const to = chosen(id, nodes)
      const isQuiet = this.#epochs.has(id) && !this.#keeps.has(id) && this.#house!.tables.get(id)?.isQuiet
      return isQuiet && to !== undefined && to !== this.#node ? [{ id, to }] : []
    })
    if (moving.length > 0) await this.#handOver(line, moving.slice(0, EVENED_OUT))
  }

  async #handOver(
    line: pg.Client | pg.Pool,
    moving: readonly { id: string; to: string | undefined }[],
  ): Promise<void> {
    await line.query(HAND_OVER, [
      moving.map(({ id }) => id),
      moving.map(({ to }) => to ?? null),
      moving.map(({ id }) => this.#epochs.get(id) ?? 0),
      this.#node,
    ])
    for (const { id } of moving) {
      this.#epochs.delete(id)
      this.#begin(this.#house?.tables.get(id)?.follow())
    }
  }

  #fulfil(tables: readonly string[]): Promise<void> {
    return this.#wishes.fulfil(
      tables,
      async (id, asked) => {
        const table = this.#house!.tables.get(id)
        if (!table) throw new Fenced(`${id} is not here`)
        return table.fulfil(asked)
      },
      error => {
        if (!(error instanceof Fenced)) this.#options.log(`a wish: ${String(error)}`)
      },
    )
  }

  #hear(word: Word): void {
    const failed = () => {}
    switch (word[0]) {
      case 'moved':
        this.#house?.tables.get(word[1])?.moved(word[2])
        return
      case 'asked':
        if (this.#epochs.has(word[1])) this.#fulfil([word[1]]).catch(failed)
        return
      case 'answered':
        if (word[1] === this.#node) this.#wishes.collect([word[2]]).catch(failed)
        return
      case 'led':
        if (word[2] === this.#node) void this.#soon()
        return
      case 'here': {
        const [, node, table, player, here] = word
        const seen = { node, table, player }
        if (node !== this.#node && this.#elsewhere.note(seen, here)) this.#cameOrLeft(seen)
        return
      }
      case 'announced':
        if (word[1] === this.#node) return
        this.#lingering = ''
        void this.#soon()
        return
      case 'ended':
        this.#house?.ended(word[1])
        return
      case 'says':
        if (word[1] !== this.#node) this.#house?.tables.get(word[2])?.hear(word[3])
        return
      case 'said':
        if (word[1] !== this.#node) this.#house?.heard(word[2], word[3])
        return
    }
  }

  async leave(): Promise<boolean> {
    if (!this.#house) return false
    if (!this.#isLeaving) {
      this.#isLeaving = true
      await this.#soon()
      const moving = [...this.#epochs.keys()].map(id => ({ id, to: chosen(id, this.#others) }))
      if (this.#others.length > 0) await this.#handOver(this.#pool, moving)
    }
    return this.#others.length > 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#tellTimer)
    await this.#beating
    await this.#saying
    await this.#pool.query(GONE, [this.#node]).catch(() => {})
    await this.#notify([['announced', this.#node]]).catch(() => {})
    this.#hangUp()
    await this.#pool.end()
  }
}
