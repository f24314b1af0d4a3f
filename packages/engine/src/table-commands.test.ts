import { expect, test } from 'vitest'
import { commandReader } from './table/own-commands.ts'
import { familyCommands, isPlayerCommand, PLAYER_COMMANDS } from './table-commands.ts'

test('allows a player the commands declared for players, and none of the dealer’s', () => {
  expect(PLAYER_COMMANDS.toSorted()).toEqual(['bank', 'make-up', 'wager'])
  expect(isPlayerCommand('enter-wagers')).toBe(false)
  expect(isPlayerCommand('toString')).toBe(false)
})

test('refuses wagers with another player’s chips, and too many of them', () => {
  const read = commandReader(familyCommands)
  const wager = { on: 'player', amount: 1000 }
  expect(read({ do: 'wager', wagers: [wager] })).toEqual({ do: 'wager', wagers: [wager] })
  const shared = { ...wager, kumKum: [500, 500] }
  expect(read({ do: 'wager', wagers: [shared] })).toMatchObject({ at: ['wagers', 0, 'kumKum'] })
  expect(read({ do: 'enter-wagers', wagers: [shared] })).toEqual({ do: 'enter-wagers', wagers: [shared] })
  expect(read({ do: 'wager', wagers: Array(41).fill(wager) })).toMatchObject({ code: 'too-many' })
})
