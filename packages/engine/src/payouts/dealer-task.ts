import type { PostedTerms } from '../collection/posted.ts'
import type { Game } from '../family/game.ts'
import { type Ask, type Awaiting, type Seat, writeDecider } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { ToldStep } from '../round/told-step.ts'
import type { View } from '../round/view.ts'
import type { Saying } from '../say/saying.ts'
import { sayNow } from './sentences.ts'

/** The house dealer's current task, in large letters, and below it the reasons line by line. */
export interface DealerTask {
  readonly task: Saying
  readonly told: readonly ToldStep[]
}

/** What a round at a real table asks of the house dealer, from what the dealer has seen. */
export function dealerTaskOf(
  { tell }: Pick<Game, 'tell'>,
  round: Round,
  posted: PostedTerms,
  view = round.view('house'),
): DealerTask {
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
  ask.seat === bank && ask.by === undefined ? 'bank' : writeDecider(ask)
