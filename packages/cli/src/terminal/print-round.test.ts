import { completeRecord, unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { printRound } from './print-round.ts'

const library = await openRulebook()

const printed = (record: { game: string }): string[] => {
  const { rules } = unwrap(library.game(record.game))
  return printRound(unwrap(completeRecord(record, library, english.say)), rules)
    .split('\n')
    .map(line => line.replace(/ {3,}/g, '  '))
}

test('tells a round in the words of the page, each wager with its lines', () => {
  expect(
    printed({
      record: 1,
      game: 'comstock/ez-baccarat-panda-8',
      schedule: 'own/1',
      bank: { seat: 1, wager: 50000 },
      wagers: [
        { seat: 2, on: 'banker', amount: 2500 },
        { seat: 2, on: 'dragon-7', amount: 500 },
        { seat: 3, by: 'Kim', on: 'player', amount: 1000 },
      ],
      cards: { player: '5h Kd 3c', banker: '2s 2d 9h' },
      moves: [],
    } as { game: string }),
  ).toEqual([
    'EZ Baccarat Panda 8',
    '  Player hand  5♥ K♦ 3♣  8',
    '  Banker hand  2♠ 2♦ 9♥  3',
    '  Kim (back line on Seat 3), Player line: wins $10 at 1 to 1  003:1122',
    '  Seat 2, Banker line: loses $25  003:1125',
    '  Seat 2, Dragon 7: loses $5  003:1143',
    '  Collection: Seat 1 pays $1',
    '  Seat 1  +$19',
    '  Seat 2  −$30',
    '  Kim (back line on Seat 3)  +$10',
  ])
})
