import { describe, expect, test } from 'vitest'
import { feeCommand } from './fee.ts'

const answer = (line: string) => feeCommand.answer(line.split(' ')) as object
const json = (line: string) => JSON.parse(JSON.stringify(answer(line)))

describe('cardroom fee', () => {
  test('answers with the fees alone', () => {
    expect(json('outlaws/pure-21-5-blackjack --schedule own/2 --action 50100 --wager 2500')).toEqual({
      fees: [
        { from: 'bank', cents: 300 },
        { from: 'player', cents: 100, per: 'spot' },
      ],
    })
    expect(json('outlaws/omaha --schedule own/4 --players 2 --street none')).toEqual({ fees: [] })
  })

  test('takes a bare number, and lists options for different numbers of players', () => {
    expect(json('outlaws/omaha --schedule 1 --players 7')).toEqual({ fees: [{ from: 'pot', cents: 800 }] })
    expect(json('outlaws/omaha --schedule 1,2,own/3,4 --players 3 --street turn')).toEqual({
      fees: [{ from: 'pot', cents: 500 }],
    })
  })

  test('lowball at Stars is paid out of the blinds', () => {
    expect(json('comstock/lowball --schedule 8 --players 6 --street draw')).toEqual({
      fees: [{ from: 'blinds', cents: 600 }],
    })
  })

  test("Comstock's jackpot adds a dollar", () => {
    const line = 'comstock/pure-21-5-blackjack --schedule 1 --action 40100'
    expect(json(line)).toEqual({ fees: [{ from: 'bank', cents: 300 }] })
    expect(json(`${line} --jackpot`)).toEqual({ fees: [{ from: 'bank', cents: 400 }] })
  })

  test.each([
    ['', 'one game is needed: cardroom fee GAME'],
    ['outlaws/omaha', '--schedule: a fee needs a schedule option ("own/1", "rates/3", "2")'],
    ['outlaws/poker --schedule 1', 'game: no fees are filed for "outlaws/poker"'],
    ['outlaws/omaha --schedule 5', '--schedule: outlaws/omaha has no schedule option "5": rates has 1 to 4'],
    [
      'outlaws/omaha --schedule shared/1',
      '--schedule: outlaws/omaha has no schedule "shared/1": its fees are filed in own, rates',
    ],
    ['outlaws/omaha --schedule 1 --action $100', '--action: "$100" is not a whole number of cents'],
    ['outlaws/omaha --schedule 1 --players 0', '--players: "0" is not a number of players'],
    ['outlaws/omaha --schedule 1 --players 6', '--players: rates/1 covers 7 or more players, not 6'],
    [
      'outlaws/omaha --schedule 1,2 --street flop',
      '--players: several schedule options need the number of players',
    ],
    [
      'outlaws/omaha --schedule 1 --street draw',
      '--street: rates/1 knows no street "draw": none, flop, turn, river',
    ],
    ['cameo/ez-baccarat --schedule 1', '--action: rates/1 needs the total table action'],
    ['players/texas-holdem --schedule 16 --street flop', '--pot: rates/16 needs the size of the pot'],
    ['players/pan --schedule 1', '--minutes: rates/1 needs the minutes at the table'],
    [
      'players/pan --schedule 1 --minutes 45',
      '--minutes: rates/1 is taken every 30 minutes: 45 are not full',
    ],
  ])('%s is refused', (line, why) => {
    expect(() => feeCommand.answer(line === '' ? [] : line.split(' '))).toThrow(
      expect.objectContaining({ message: why }),
    )
  })

  test('refuses an unknown flag', () => {
    expect(() => answer('outlaws/omaha --schedule 1 --tip 100')).toThrow("Unknown option '--tip'")
  })

  test('prints whose fees they are, and the open readings', () => {
    const text = feeCommand.print(
      answer('outlaws/pure-21-5-blackjack --schedule own/4 --action 10200 --minutes 30'),
    )
    const lines = text.split('\n')
    expect(lines.slice(0, 3)).toEqual([
      'outlaws/pure-21-5-blackjack own/4 000:169-172',
      '  player-dealer  $1',
      '  player         $1  every 30 minutes',
    ])
    expect(lines).toContain('  reading feeGap: lower (or upper): some amounts stand in no row (000:169-172)')
    expect(feeCommand.print(answer('outlaws/omaha --schedule 1 --street none'))).toContain('nothing is due')
  })
})
