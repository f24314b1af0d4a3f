import { isRefusal, type Refusal } from '@cardroom/engine'
import { parseCard } from '@cardroom/engine/cards'
import type { GeneralMessage } from '@cardroom/protocol'
import type { CardRoom } from '../card-room/card-room.ts'
import { refuseSeat } from '../card-room/table-limits.ts'
import { setBots } from '../drive/bots-wanted.ts'
import type { TableHost } from '../drive/table-host.ts'
import { decisionOf, type TableResponse } from '../drive/table-request.ts'
import { seatFor } from '../handlers/provider-seat.ts'
import type { Person } from '../store/store.ts'
import { sittingBounds } from '../views/may.ts'

/** A message about a table that every table takes. */
export type TableMessage = Exclude<
  GeneralMessage,
  { type: 'hello' | 'ping' | 'account' | 'open' | 'lobby' | 'find' }
>

/** One that is not about the connection, and is answered with no more than a refusal. */
type AtTableMessage = Exclude<TableMessage, { type: 'watch' | 'unwatch' | 'floor' | 'evening' }>

/** The sender of a message, and its table; `together`: everybody from the same address. */
interface Speaker {
  readonly room: CardRoom
  readonly host: TableHost
  readonly person: Person
  readonly together: ReadonlySet<string>
}

/** Handles a message at a table. */
export async function handleAtTable(
  message: AtTableMessage,
  { room, host, person, together }: Speaker,
): Promise<Refusal | undefined> {
  const player = person.id
  switch (message.type) {
    case 'sit': {
      await room.catchUp()
      const many = refuseSeat(room.tables, player, together)
      if (many) return many
      const { seat } = message
      const { min, usual } = sittingBounds(host, player)
      const stack = message.stack ?? Math.max(min, usual)
      return host.act({
        do: 'sit',
        player,
        name: person.name,
        ...(seat === undefined ? {} : { seat }),
        stack,
        ...seatFor(room.context.roles, host.table.settings, player),
      })
    }
    case 'say':
      return room.say(host, person, message.said)
    case 'bots':
      return setBots(host, player, message.count)
    case 'stand':
      return host.act({ do: 'stand', player })
    case 'change-seat':
      return host.act({ do: 'change-seat', player, seat: message.seat })
    case 'wait':
      return host.act({ do: 'wait', player, name: person.name })
    case 'wait-no-more':
      return host.act({ do: 'wait-no-more', player })
    case 'away':
      return host.act({ do: 'away', player, away: message.away })
    case 'chips':
      return host.act({ do: 'chips', player, cents: message.cents })
    case 'seal':
      return host.act({ do: 'seal', player, commitment: message.commitment })
    case 'unveil':
      return host.act({ do: 'unveil', player, text: message.text })
    case 'cut':
      return host.act({ do: 'cut', player, at: message.at })
    case 'free-hand':
    case 'deal':
    case 'call':
      return refusalIn(await host.request({ want: message.type, player }))
    case 'hold':
      return refusalIn(await host.request({ want: 'hold', player, hold: message.hold }))
    case 'rule': {
      const { ruling, version } = message
      return refusalIn(await host.request({ want: 'rule', player, ruling, version }))
    }
    case 'move': {
      const { seat, hand, move, cents, cards, to } = message
      const ask = host.table.askOf(player, { seat, hand })
      const command = {
        do: 'move',
        player,
        move: {
          seat,
          hand,
          move,
          ...(cents === undefined ? {} : { cents }),
          ...(cards === undefined ? {} : { cards: cards.map(name => parseCard(name)!) }),
          ...(to === undefined ? {} : { to }),
        },
      } as const
      const of = ask && { ...decisionOf(host.table, ask), ...message.of }
      return refusalIn(await host.request({ want: 'act', command, ...(of ? { of } : {}) }))
    }
  }
  const unhandled: never = message
  return unhandled
}

const refusalIn = (response: TableResponse): Refusal | undefined =>
  isRefusal(response) ? response : undefined
