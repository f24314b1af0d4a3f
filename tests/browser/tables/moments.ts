import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ask, Option } from '@cardroom/engine'
import { nameOf } from '@cardroom/engine/cards'
import type { ClientMessage, May, TableView } from '@cardroom/protocol'
import { games } from '@cardroom/rulebook'
import { type RunningServer, serve } from '@cardroom/server'
import { Client, leastWagers } from '@cardroom/server/testing'

/** What is looked at: a free seat, the wagers lying, a decision, the end of a round. */
export const MOMENTS = ['sit', 'wagers', 'decision', 'over'] as const
export type MomentName = (typeof MOMENTS)[number]

/** A table as somebody there sees it, at one moment. */
export interface Moment {
  readonly name: MomentName
  readonly table: TableView
}

const PATIENCE = 60_000

/** A card room lets nobody open more tables than about so many. */
const TABLES_A_ROOM = 20

/** Full tables of games, in as many card rooms as it takes. */
export class FullTables {
  /** Each is opened once, however many ask for it at the same time. */
  readonly #rooms: Promise<{ readonly served: RunningServer; readonly data: string }>[] = []
  #opened = 0

  /** What somebody sees who plays a round of a game, and where the page of it is. */
  async momentsOf(game: string, places: number): Promise<{ url: string; moments: readonly Moment[] }> {
    if (this.#opened++ % TABLES_A_ROOM === 0) this.#rooms.push(openRoom())
    const { served } = await this.#rooms.at(-1)!
    return { url: served.url, moments: await momentsOf(served, game, places) }
  }

  async close(): Promise<void> {
    for (const { served, data } of await Promise.all(this.#rooms)) {
      await served.close()
      rmSync(data, { recursive: true, force: true })
    }
  }
}

async function openRoom(): Promise<{ served: RunningServer; data: string }> {
  const data = mkdtempSync(join(tmpdir(), 'cardroom-tables-'))
  const timings = { bot: [0, 1] as const, settlement: 0, sealing: 0, pause: 30 }
  return { served: await serve({ port: 0, data, lobby: [], log: () => {}, timings }), data }
}

const isBaccarat = (game: string): boolean => games.find(({ id }) => id === game)?.family === 'baccarat'

type Unnumbered<M> = M extends unknown ? Omit<M, 're'> : never

const mayOf = <D extends May['do']>(view: TableView, what: D): Extract<May, { do: D }> | undefined =>
  view.you.may.find((one): one is Extract<May, { do: D }> => one.do === what)

/** Sits down at a full table of a game, plays until something was decided, and tells what was to be seen. */
export async function momentsOf(served: RunningServer, game: string, places: number): Promise<Moment[]> {
  const client = await Client.connect(`http://127.0.0.1:${served.port}`, { name: 'Kim' })
  const opened = await client.must({ type: 'open', game, options: { bots: Math.min(13, places - 1) } })
  if (opened.type !== 'ok' || opened.table === undefined) throw new Error(`no table of ${game}`)
  const table = opened.table
  await client.must({ type: 'watch', table })
  const free = await client.until(table, view => mayOf(view, 'sit') !== undefined)
  await client.must({ type: 'sit', table })
  const seen: TableView[] = []
  // Baccarat decides nothing. Elsewhere a natural, or others who give up, may leave nothing to decide in a round.
  const isEnough = (): boolean => isBaccarat(game) || seen.some(view => mayOf(view, 'move') !== undefined)
  await new Promise<void>((done, failed) => {
    const late = setTimeout(() => failed(new Error(`${game} was not played`)), PATIENCE)
    let answered = -1
    const look = (): void => {
      const view = client.tables.get(table)
      if (!view || view.version === answered) return
      answered = view.version
      seen.push(view)
      const isOver = view.phase === 'pause' && view.last?.result.net[String(view.you.seat)] !== undefined
      if (isOver && isEnough()) {
        clearTimeout(late)
        client.socket.off('message', look)
        done()
        return
      }
      const message = request(view)
      if (message) void answer(client, message, view)
    }
    client.socket.on('message', look)
    look()
  })
  await client.close()
  return [{ name: 'sit', table: free }, ...chosen(seen.map(withChips))]
}

/** What somebody does who plays every spot and stays in. */
function request(view: TableView): Unnumbered<ClientMessage> | undefined {
  const table = view.id
  const move = mayOf(view, 'move')
  if (move) return { type: 'move', table, ...made(move.ask) }
  if (mayOf(view, 'bank')) return { type: 'bank', table, wager: 0 }
  const own = view.wagers.some(wager => wager.seat === view.you.seat && wager.by === undefined)
  if (mayOf(view, 'wager') && !own) {
    const wagers = view.sign.spots.flatMap(({ on, min, step, hands }) =>
      Array.from({ length: hands ?? 1 }, (_, i) => ({
        on,
        amount: Math.ceil(min / step) * step,
        ...(hands === undefined ? {} : { hand: i + 1 }),
      })),
    )
    return { type: 'wager', table, wagers }
  }
  return mayOf(view, 'deal') ? { type: 'deal', table } : undefined
}

/** Who has lost everything is asked for more chips, over the table: here the table is looked at. */
const withChips = (view: TableView): TableView => ({
  ...view,
  seats: view.seats.map(one =>
    one.seat === view.you.seat && one.stack === 0 ? { ...one, stack: view.buyIn.min } : one,
  ),
})

async function answer(client: Client, message: Unnumbered<ClientMessage>, view: TableView): Promise<void> {
  const reply = await client.ask(message).catch(() => undefined)
  // Not every game lets all its spots be bet at once.
  if (reply?.type === 'refused' && message.type === 'wager') {
    await client.ask({ ...message, wagers: leastWagers(view.sign.spots) }).catch(() => {})
  }
}

const PREFERRED = ['check', 'call', 'play', 'stand', 'let-it-ride']

function made(ask: Ask): Omit<Extract<ClientMessage, { type: 'move' }>, 'type' | 'table' | 're'> {
  const option =
    ask.options.find(({ move }) => PREFERRED.includes(move)) ?? ask.options.find(isPlain) ?? ask.options[0]!
  const { cents, cards, to } = option
  const named = cards && (cards.groups?.[0] ?? cards.from.slice(0, cards.min))
  return {
    seat: ask.seat,
    ...(ask.hand === undefined ? {} : { hand: ask.hand }),
    move: option.move,
    ...(cents ? { cents: cents.min } : {}),
    ...(named ? { cards: named.map(nameOf) } : {}),
    ...(to === undefined ? {} : { to }),
  }
}

const isPlain = ({ ends, grave }: Option): boolean => !ends && !grave

const most = (views: readonly TableView[], of: (view: TableView) => number): TableView | undefined =>
  views.toSorted((a, b) => of(b) - of(a))[0]

const cardsOf = ({ round, last }: TableView): number =>
  (round?.view ?? last?.view)?.piles.reduce((sum, pile) => sum + pile.cards.length, 0) ?? 0

/** Of each moment the fullest. */
function chosen(seen: readonly TableView[]): Moment[] {
  const found: readonly (readonly [MomentName, TableView | undefined])[] = [
    [
      'wagers',
      most(
        seen.filter(view => mayOf(view, 'wager')),
        view => view.wagers.length,
      ),
    ],
    [
      'decision',
      most(
        seen.filter(view => mayOf(view, 'move')),
        cardsOf,
      ),
    ],
    [
      'over',
      most(
        seen.filter(view => view.phase === 'pause' && view.last?.view),
        cardsOf,
      ),
    ],
  ]
  return found.flatMap(([name, table]) => (table ? [{ name, table }] : []))
}
