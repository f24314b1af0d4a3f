import { type Refusal, refuser, type WantedRuling } from '@cardroom/engine'
import type { FloorAnswer, FloorQuestion, WantedRulingMessage } from '@cardroom/protocol'
import type { PageRefusals } from '@cardroom/words'
import type { RoomConnection } from '../../connection/room-connection.ts'
import type { FloorSource } from './source.ts'

const NO_ANSWER = refuser<PageRefusals>()('page-line-lost')

/** The floor of a live table. */
export function liveSource(connection: RoomConnection, table: string): FloorSource {
  let weighedAt = -1
  const ask = async (question: FloorQuestion): Promise<FloorAnswer | Refusal> => {
    const reply = await connection.ask({ type: 'floor', table, question })
    return reply.ok ? (reply.floor ?? NO_ANSWER) : reply.why
  }
  const found = <T>(
    answer: FloorAnswer | Refusal,
    of: (answer: FloorAnswer) => T | undefined,
  ): T | Refusal => ('code' in answer ? answer : (of(answer) ?? NO_ANSWER))
  return {
    offers: async () => found(await ask({ about: 'offers' }), ({ offers }) => offers),
    choices: async name => found(await ask({ about: 'choices', name }), ({ choices }) => choices),
    async weigh(ruling) {
      const answer = await ask({ about: 'ruling', ruling: messageOf(ruling) })
      if ('version' in answer) weighedAt = answer.version
      return found(answer, ({ weighed }) => weighed)
    },
    async rule(ruling) {
      const reply = await connection.ask({
        type: 'rule',
        table,
        ruling: messageOf(ruling),
        version: weighedAt,
      })
      return reply.ok ? undefined : reply.why
    },
  }
}

const messageOf = ({ surplus: _, cards, ...ruling }: WantedRuling): WantedRulingMessage => ({
  ...ruling,
  ...(cards ? { cards: [...cards] } : {}),
})
