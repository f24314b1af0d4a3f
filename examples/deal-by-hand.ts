import { unwrap } from '@cardroom/engine'
import { type DealerAction, DealtSession } from '@cardroom/engine/dealt'
import { openRulebook } from '@cardroom/rulebook'

const seats = [
  { seat: 1, name: 'Ann' },
  { seat: 2, name: 'Bob' },
]
const settings = { id: 'tonight', game: 'comstock/ez-baccarat-panda-8', title: 'Table 4', setup: {}, seats }
const session = unwrap(DealtSession.open(settings, await openRulebook()))
const enter = (does: DealerAction) =>
  unwrap(session.add({ id: `${session.entries.length}`, at: Date.now(), round: session.number, does }))

enter({ do: 'bank', seat: 1, wager: 50_000 })
enter({ do: 'wagers', seat: 2, wagers: [{ on: 'banker', amount: 2_500 }] })
enter({ do: 'deal' })
for (const card of ['9h', '4s', 'Kd', 'Qc']) {
  const awaiting = session.table.round!.awaiting
  if (awaiting.kind === 'card') enter({ do: 'card', card, to: awaiting.to })
}
enter({ do: 'settle' })
console.log(session.rounds[0]!.result?.net)
