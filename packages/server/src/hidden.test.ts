import { isRefusal, type Round, seedOf, startRecord, type View, writeRefusal } from '@cardroom/engine'
import type { RoundReply, ServerMessage } from '@cardroom/protocol'
import { games, openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { Regular } from './testing/regular.ts'
import { enter, openRoom, tableOf, takeSeat } from './testing/room.ts'

const library = await openRulebook()

/** Every view that one viewer could have had of a round, as text. */
function viewsOf(reply: RoundReply, inputs: Round['inputs'], viewer: number | 'public'): Set<string> {
  const { result: _, ...question } = reply.record
  const started = startRecord(question, library)
  if (isRefusal(started)) throw new Error(writeRefusal(started))
  const views = new Set([JSON.stringify(started.round.view(viewer))])
  for (const input of inputs) {
    started.round.take(input)
    views.add(JSON.stringify(started.round.view(viewer)))
  }
  return views
}

const viewsSent = (client: Client, id: string): { view: View; text: string }[] =>
  client.received.flatMap(message =>
    message.type === 'table' && message.table.round?.id === id
      ? [{ view: message.table.round.view, text: JSON.stringify(message) }]
      : [],
  )

const isFinished = (message: ServerMessage) => (message.type === 'finished' ? message.round : undefined)

/** What went into every round, and the secrets of every shuffle, as the server had them. */
function watchInputs(
  served: Awaited<ReturnType<typeof openRoom>>,
  table: string,
): { inputs: Map<string, Round['inputs']>; secrets: Map<string, { secret: string; seed: string }> } {
  const inputs = new Map<string, Round['inputs']>()
  const secrets = new Map<string, { secret: string; seed: string }>()
  const host = served.room.tables.get(table)!
  void host.watch({
    player: 'the floor',
    changed({ table: { state, round } }) {
      if (round && state.round) inputs.set(state.round.id, round.inputs)
      const shuffle = state.shoe?.shuffle
      if (shuffle) secrets.set(shuffle.commitment, { secret: shuffle.secret, seed: seedOf(shuffle) })
    },
    finished() {},
    standsStill() {},
  })
  return { inputs, secrets }
}

const commitmentOf = (record: RoundReply['record']): string =>
  (record.shuffle as { commitment: string }).commitment

test.each(games.map(rules => rules.id))(
  '%s: a socket is sent what its viewer may see',
  { timeout: 60_000 },
  async game => {
    const served = await openRoom({ lobby: [game] })
    const table = tableOf(game)
    const { inputs, secrets } = watchInputs(served, table)
    const spectator = await enter(served, { name: 'Spectator' })
    await spectator.must({ type: 'watch', table })
    const ann = await takeSeat(served, table, 'Ann')
    const { seat } = ann.tables.get(table)!.you
    const regular = new Regular(ann, table)
    for (let rounds = 0; rounds < 3; rounds++) {
      const { id } = await ann.next(isFinished)
      const reply = (await (
        await fetch(`http://127.0.0.1:${served.port}/api/rounds/${id}`)
      ).json()) as RoundReply
      const { secret, seed } = secrets.get(commitmentOf(reply.record))!
      // The inputs up to the last time that the round was shown are those that the viewers have seen.
      const taken = inputs.get(id) ?? []
      for (const [client, viewer] of [
        [ann, seat!],
        [spectator, 'public'],
      ] as const) {
        const possible = viewsOf(reply, taken, viewer)
        for (const { view, text } of viewsSent(client, id)) {
          expect(possible).toContain(JSON.stringify(view))
          expect(text).not.toContain(secret)
          expect(text).not.toContain(seed)
        }
      }
    }
    regular.stop()
  },
)
