import { isRefusal, type Round, seedOf, startRecord, type View, writeRefusal } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { type Change, momentsOf, type RoundReply, type ServerMessage } from '@cardroom/protocol'
import { viewTold } from '@cardroom/room'
import { games, openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { Regular } from '../../testing/regular.ts'
import { enter, openRoom, tableOf, takeSeat } from '../../testing/room.ts'

const library = await openRulebook()

/** Every view that one viewer could have had of a round, as text. */
function viewsOf(reply: RoundReply, inputs: Round['inputs'], viewer: number | 'public'): Set<string> {
  const { result: _, ...question } = reply.record
  const started = startRecord(question, library)
  if (isRefusal(started)) throw new Error(writeRefusal(started))
  const told = () => JSON.stringify(viewTold(started.round, viewer))
  const views = new Set([told()])
  for (const input of inputs) {
    started.round.take(input)
    views.add(told())
  }
  return views
}

const viewsSent = (client: Client, id: string): { view: View; text: string }[] =>
  client.received.flatMap(message =>
    message.type === 'table' && message.table.round?.id === id
      ? [{ view: message.table.round.view, text: JSON.stringify(message) }]
      : [],
  )

/** A view without what is awaited: while cards come nobody is asked. */
const still = ({ awaiting: _, ...view }: View): string =>
  JSON.stringify(Object.entries(view).toSorted(([a], [b]) => a.localeCompare(b)))

/** The moments that a client was told of on the way of a round. */
const momentsSent = (client: Client, id: string): View[] =>
  client.received.flatMap(message => {
    const { round, steps = [] } = message.type === 'table' ? message.table : {}
    return round?.id === id ? momentsOf(steps, round.view).map(({ view }) => view) : []
  })

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
    name: '',
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

/** Every word and number in what was sent. */
function sayings(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sayings) : [value]
}

const valuesOf = ({ set, in: within, add }: Change): unknown[] => [
  ...sayings(set ?? []),
  ...sayings(add ?? []),
  ...Object.values(within ?? {}).flatMap(valuesOf),
]

/** A change says nothing that does not stand in the whole that it makes. */
function expectNoMoreThanTheWhole({ texts, received }: Client): void {
  expect(received).toHaveLength(texts.length)
  let changes = 0
  for (const [i, text] of texts.entries()) {
    const sent = JSON.parse(text) as ServerMessage
    if (sent.type !== 'change') continue
    changes++
    // What everybody is told alike says of a card that only some see that it is there.
    const whole = new Set([...sayings(received[i]), '??', UNKNOWN])
    const { change = {}, seen = {}, own = {}, you = {} } = sent
    const said = [...valuesOf(change), ...valuesOf(seen), ...valuesOf(own), ...sayings(you)]
    expect(said.filter(one => !whole.has(one))).toEqual([])
  }
  expect(changes).toBeGreaterThan(0)
}

test.each(games.map(rules => rules.id))('%s: sends a socket only what its viewer may see', async game => {
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
      // Each moment on the way is the whole round as it was then, and nothing of what came later.
      const moments = new Set([...possible].map(view => still(JSON.parse(view) as View)))
      for (const moment of momentsSent(client, id)) expect(moments).toContain(still(moment))
    }
  }
  for (const client of [ann, spectator]) expectNoMoreThanTheWhole(client)
  regular.stop()
})
