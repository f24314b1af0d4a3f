import { unwrap } from '@cardroom/engine'
import { type DealerAction, DealtSession } from '@cardroom/engine/dealt'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { lastDone } from './last-done.ts'
import { shiftTable } from './shift-files.ts'

const library = await openRulebook()

/** Two players of Ultimate Texas Hold'em, the second of them the player-dealer. */
function dealt() {
  const session = unwrap(
    DealtSession.open(
      {
        id: 'one',
        game: 'players/ultimate-texas-holdem',
        title: 'Ultimate',
        schedule: 1,
        setup: { bankAfter: 0 },
        seats: [{ seat: 1 }, { seat: 2 }],
      },
      library,
    ),
  )
  const enter = (does: DealerAction, instead?: string) => {
    const id = `e${session.entries.length}`
    const { number: round } = session
    unwrap(session.add({ id, at: 0, round, ...(instead === undefined ? {} : { instead }), does }))
    return id
  }
  enter({ do: 'bank', seat: 1, wager: 100_000 })
  const wagers = ['ante', 'blind'].map(on => ({ on, amount: 1_000 }))
  enter({ do: 'wagers', seat: 2, wagers })
  enter({ do: 'deal' })
  for (let at = session.table.round!.awaiting; at.kind === 'card'; at = session.table.round!.awaiting)
    enter({ do: 'card', card: '??', to: at.to })
  const turn = (to: string, cards: string) => {
    for (const card of cards.split(' '))
      enter({ do: 'card', card, to }, session.unseen.find(one => one.to === to)!.entry)
  }
  const undo = () => {
    for (const { id: of } of lastDone(session)) enter({ do: 'take-back', of })
  }
  return { session, enter, turn, undo }
}

test('takes back cards together that were laid face down together', () => {
  const { session, undo } = dealt()
  expect(session.unseen).toHaveLength(9)
  undo()
  expect(session.table.round?.inputs).toEqual([])
  expect(lastDone(session).map(({ does }) => does.do)).toEqual(['deal'])
})

test('turns a card face down again', () => {
  const { session, turn, undo } = dealt()
  turn('2', 'As Kd')
  expect(session.unseen).toHaveLength(7)
  undo()
  undo()
  expect(session.unseen).toHaveLength(9)
  expect(session.table.round?.inputs).toHaveLength(9)
})

test('lists unseen hands in the shift’s table', () => {
  const { session, enter, turn } = dealt()
  enter({ do: 'move', move: '2 check' })
  turn('board', '2s 7h 9d')
  enter({ do: 'move', move: '2 check' })
  turn('board', 'Js Kh')
  enter({ do: 'move', move: '2 fold' })
  turn('bank', 'As Ah')
  enter({ do: 'settle' })
  expect(shiftTable(session)).toMatch(/,unseen,2 2,/)
})
