import type { Cents } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'
import { type Nothing, type Saying, sayer } from '../say/saying.ts'
import type { TableEvent } from './event.ts'
import type { TableState } from './state.ts'

/** The news of a table between its rounds. */
export interface NewsSentences {
  'news-sat': { name: string; seat: Seat; stack: Cents }
  'news-stood': { name: string; seat: Seat; stack: Cents }
  'news-held-no-longer': { name: string; seat: Seat }
  'news-moved': { name: string; from: Seat; to: Seat }
  'news-chips': { name: string; cents: Cents; isShort: boolean }
  'news-chips-off': { name: string; cents: Cents }
  'news-called': { name: string; seat: Seat }
  'news-collected': { each: Cents; players: number; owing: readonly string[] }
  'news-agreed': { name: string; shoe: string }
  'news-disclosed': { shoe: string }
  'news-paid': { name: string; cents: Cents }
  /** The house has changed the settings: for later, or from now on. */
  'news-to-be-set': Nothing
  'news-set': Nothing
}

const say = sayer<NewsSentences>()

/** Something that happened between the rounds, and when. */
export interface News {
  /** The table's time of the event, in milliseconds. */
  readonly at: number
  readonly says: Saying
}

/** The news of an event, before it is applied. */
export function newsOf(event: TableEvent, { seats, phase, waiting = [] }: TableState): Saying | undefined {
  const nameAt = (seat: Seat): string => seats[seat]?.name ?? ''
  switch (event.type) {
    case 'sat': {
      const { name, seat, stack, bot } = event
      return bot ? undefined : say('news-sat', { name, seat, stack })
    }
    case 'stood': {
      const { seat, stack, why } = event
      const name = nameAt(seat)
      return why ? say('news-held-no-longer', { name, seat }) : say('news-stood', { name, seat, stack })
    }
    case 'moved':
      return say('news-moved', { name: nameAt(event.seat), from: event.seat, to: event.to })
    case 'chips': {
      const { seat, cents, short = false } = event
      // Bots never run out.
      if (seats[seat]?.bot) return undefined
      return say('news-chips', { name: nameAt(seat), cents, isShort: short })
    }
    case 'chips-off':
      return say('news-chips-off', { name: nameAt(event.seat), cents: event.cents })
    case 'called': {
      const { name = '' } = waiting.find(({ player }) => player === event.player) ?? {}
      return say('news-called', { name, seat: event.seat })
    }
    case 'collected': {
      const due = event.fees.map(({ cents, owed = 0 }) => cents + owed)
      const owing = event.fees.filter(({ owed }) => owed).map(({ seat }) => nameAt(seat))
      return say('news-collected', { each: Math.max(0, ...due), players: due.length, owing })
    }
    case 'agreed':
      return say('news-agreed', { name: event.name, shoe: event.shoe })
    case 'disclosed':
      return say('news-disclosed', { shoe: event.shoe.id })
    case 'paid':
      return say('news-paid', { name: nameAt(event.seat), cents: event.cents })
    case 'to-be-set':
      return phase === 'idle' ? undefined : say('news-to-be-set')
    case 'set':
      return say('news-set')
    default:
      return undefined
  }
}
