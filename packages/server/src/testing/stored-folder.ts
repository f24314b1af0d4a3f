import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Seat, WagerSeen } from '@cardroom/engine'
import type { TableView } from '@cardroom/protocol'
import { temporaryFolder } from './room.ts'

const FIXTURE = join(import.meta.dirname, 'fixtures', 'before-versions')

/** What somebody saw of a table at the moment at which the card room was cut off. */
export interface Seen {
  readonly phase: string
  readonly version: number
  readonly seats: readonly {
    readonly seat: Seat
    readonly name: string
    readonly away: boolean
    readonly stack: number
    readonly owes?: object
  }[]
  readonly bank?: object
  readonly button?: Seat
  readonly wagers: readonly WagerSeen[]
  readonly shuffle: object
  readonly round?: object
  readonly last?: object
  readonly may: readonly string[]
  readonly seat?: Seat
}

export interface Expected {
  readonly table: string
  readonly player: string
  readonly token: string
  readonly view: Seen
}

/** A data folder from before events had versions, in a place of its own. */
export function storedFolder(): string {
  const folder = temporaryFolder()
  const db = new DatabaseSync(join(folder, 'cardroom.db'))
  db.exec(`BEGIN; ${readFileSync(join(FIXTURE, 'cardroom.sql'), 'utf8')} COMMIT;`)
  db.close()
  return folder
}

export const expectedViews = (): Expected[] =>
  JSON.parse(readFileSync(join(FIXTURE, 'expected.json'), 'utf8')) as Expected[]

const SINCE: readonly string[] = ['bots', 'change-seat', 'wait', 'wait-no-more']

/** Those parts of a view that are kept with the folder. */
export function seen({ you, round, last, seats, ...view }: TableView): Seen {
  const { phase, version, bank, buttons, wagers, shuffle } = view
  const button = buttons.find(({ kind }) => kind === 'dealer')?.at.seat
  const awaiting = round?.view.awaiting
  const own = you.may.find(one => one.do === 'move')?.ask.options ?? []
  return {
    phase,
    version,
    seats: seats.flatMap(({ seat, player, stack, owes }) =>
      player ? [{ seat, name: player.name, away: player.away, stack, ...(owes ? { owes } : {}) }] : [],
    ),
    ...(bank ? { bank } : {}),
    ...(button === undefined ? {} : { button }),
    wagers,
    shuffle,
    ...(round && {
      round: {
        id: round.id,
        piles: round.view.piles.map(({ place, hand, cards }) => ({
          place,
          ...(hand ? { hand } : {}),
          cards,
        })),
        pots: round.view.pots,
        wagers: round.view.wagers,
        asked:
          awaiting?.kind === 'decision'
            ? awaiting.asked.map(({ seat, hand, options }) => ({
                seat,
                ...(hand ? { hand } : {}),
                moves: (seat === you.seat ? own : options).map(({ move }) => move),
              }))
            : undefined,
      },
    }),
    ...(last && { last: { id: last.id, net: last.result.net, shuffle: last.shuffle } }),
    // Nobody could change seats or wait for one then.
    may: you.may.map(one => one.do).filter(what => !SINCE.includes(what)),
    ...(you.seat === undefined ? {} : { seat: you.seat }),
  }
}
