import type { Posted } from '../collection/posted.ts'
import type { Game } from '../family/game.ts'
import { type Ask, type Awaiting, type Seat, whose } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { Told } from '../round/told.ts'
import type { View } from '../round/view.ts'
import type { Saying } from '../say/saying.ts'
import { sayNow } from './sentences.ts'

/** What the house dealer does now: in large letters, and below it why, line by line. */
export interface Now {
  readonly task: Saying
  readonly told: readonly Told[]
}

/** What a round at a real table asks of the house dealer, who has seen so much of it. */
export function whatNow(
  { tell }: Pick<Game, 'tell'>,
  round: Round,
  posted: Posted,
  view = round.view('house'),
): Now {
  return { task: taskOf(view.awaiting, view), told: round.over ? [] : tell(view, posted) }
}

function taskOf(awaiting: Awaiting, view: View): Saying {
  switch (awaiting.kind) {
    case 'card':
      return awaiting.to === 'burn'
        ? sayNow('now-burn')
        : sayNow('now-card', { who: awaiting.to, hand: awaiting.hand, face: awaiting.face })
    case 'dice':
      return sayNow('now-dice', { count: awaiting.count })
    case 'shuffle':
      return sayNow('now-shuffle', { count: awaiting.cards.length })
    case 'decision': {
      const { bank } = view
      return sayNow('now-decide', { who: awaiting.asked.map(ask => asked(ask, bank?.seat)) })
    }
    case 'settlement':
      return sayNow('now-settle')
    case 'nothing':
      return sayNow('now-over')
  }
}

const asked = (ask: Ask, bank: Seat | undefined): string =>
  ask.seat === bank && ask.by === undefined ? 'bank' : whose(ask)
