import type { EquityAnswer } from '@cardroom/lab'
import { describe, expect, test } from 'vitest'
import { equityCommand } from './equity.ts'

const ask = async (...args: string[]) => (await equityCommand.answer(args)) as EquityAnswer<string>

describe('equity on the command line', () => {
  test('answers for hands with a board and dead cards', async () => {
    const answer = await ask(
      'outlaws/texas-holdem',
      'AsAh',
      'Ks Kd',
      '--board',
      'Kh 7d 2c 3s',
      '--dead',
      'Ac',
    )
    expect(answer.method).toBe('exact')
    expect(answer.runouts).toBe(43)
    expect(answer.hands.map(hand => hand.hand)).toEqual(['AsAh', 'Ks Kd'])
    // the last ace, and no other card
    expect(answer.hands[0]!.win).toBeCloseTo(1 / 43, 12)
  })

  test('reads a range behind its flag', async () => {
    const answer = await ask('outlaws/texas-holdem', 'QsQh', '--range', 'KK+', '--board', '7s 7h 2c 3s 4d')
    expect(answer.hands.map(hand => [hand.hand, hand.equity])).toEqual([
      ['QsQh', 0],
      ['KK+', 1],
    ])
  })

  test('gives the same answer for the same seed', async () => {
    const args = ['comstock/razz', 'As 2h 3d', '9c 8d 7h', '--simulate', '2000']
    expect(await ask(...args)).toEqual(await ask(...args))
    expect(await ask(...args)).not.toEqual(await ask(...args, '--seed', 'another'))
  })

  test('prints a table for people', async () => {
    const answer = await ask('outlaws/omaha-hi-lo', 'As 2d Kh Qc', 'Ah 2c 9s 9d', '--board', '3s 4d 8h Ks Kd')
    expect(equityCommand.print(answer)).toBe(
      [
        'outlaws/omaha-hi-lo, exact, one run-out',
        '',
        'hand         equity     scoops  part      nothing  high wins  ties    low wins  ties',
        'As 2d Kh Qc  75.0000 %  0.00 %  100.00 %  0.00 %   100.00 %   0.00 %  0.00 %    100.00 %',
        'Ah 2c 9s 9d  25.0000 %  0.00 %  100.00 %  0.00 %   0.00 %     0.00 %  0.00 %    100.00 %',
      ].join('\n'),
    )
  })

  test.each([
    [[], 'a game is needed: "cardroom games" lists them'],
    [['nowhere/poker', 'As', 'Ks'], 'nowhere/poker'],
    [['comstock/super-pan-9', 'As', 'Ks'], 'comstock/super-pan-9 is not played for a pot'],
    [['outlaws/omaha', 'AA', 'KsKd'], '"AA": AA is not a card'],
    [
      ['outlaws/texas-holdem', 'XX', 'KsKd'],
      '"XX" is neither cards nor a range such as QQ+, AKs, 22-55 or KTs+',
    ],
    [['outlaws/texas-holdem', 'AA', 'KK', '--board', 'Kx'], '--board: Kx is not a card'],
    [['outlaws/texas-holdem', 'AA', 'KK', '--split', 'low'], '--split: high or hi-lo, not low'],
    [
      ['outlaws/texas-holdem', 'AA', 'KK', '--simulate', '0'],
      '--simulate: "0" is not a whole number from 1 on',
    ],
    [['outlaws/texas-holdem', 'AA', 'KK', '--reading', 'joker'], '--reading: "joker" is not NAME=VALUE'],
  ])('%j is refused', async (args, why) => {
    await expect(ask(...args)).rejects.toThrow(why)
  })
})
