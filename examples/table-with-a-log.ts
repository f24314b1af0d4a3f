import { gameAtTable, Table, type TableCommand, type TableEvent, unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'

const buyIn = { min: 1_000, usual: 100_000 }
const settings = { game: 'comstock/ez-baccarat-panda-8', title: 'Table 4', setup: {}, buyIn }
const game = unwrap(gameAtTable(settings, await openRulebook()))
const table = unwrap(Table.open(settings, game))
const log: TableEvent[] = []
const tell = (command: TableCommand) => log.push(...unwrap(table.take(command)))

tell({ do: 'sit', player: 'ann', name: 'Ann' })
tell({ do: 'sit', player: 'bob', name: 'Bob', stack: 20_000 })
tell({ do: 'next', shoe: { id: 'shoe 1', commitment: 'its SHA-256', secret: 'a secret' } })
console.log(log.map(({ type }) => type))
const again = unwrap(Table.open(settings, game, { events: log }))
console.log(JSON.stringify(again.save()) === JSON.stringify(table.save()))
