import { describe, expect, test } from 'vitest'
import { rankCommand } from './rank.ts'

const answer = (...args: string[]) => rankCommand.answer(args)

describe('cardroom rank', () => {
  test('names a hand', () => {
    expect(answer('high', 'Kd 5h Ks Kc 9s 2d 5c')).toMatchObject({
      name: 'Full house, kings over fives',
      cards: 'Kd Ks Kc 5h 5c',
    })
    expect(answer('high', 'Ah', 'Ad', '7c', '2s', 'Jk')).toMatchObject({ name: 'Three of a kind, aces' })
    expect(answer('low-a5', '8h 7d 6c 5s 4h 3d Ac')).toMatchObject({
      name: 'Six low, 6-5-4-3-A',
      cards: '6c 5s 4h 3d Ac',
    })
    expect(answer('low-27', '7s 5d 4h 3c 2s')).toMatchObject({ name: 'Seven low, 7-5-4-3-2' })
    expect(answer('badugi', 'As Ah 2d 3c')).toMatchObject({ name: 'Three cards, 3-2-A', cards: '3c 2d As' })
    expect(answer('three-card', 'Qs Ks As')).toMatchObject({ name: 'Mini royal', cards: 'As Ks Qs' })
    expect(answer('mexican', 'Kh Kd 4c 2s Jk', '--joker', 'wild')).toMatchObject({
      name: 'Three of a kind, kings',
    })
    expect(answer('pai-gow', '2c Jk', '--joker', 'wild')).toMatchObject({ name: 'Pair of twos' })
    expect(answer('short-deck', '6c 7c 8c 9c Jc')).toMatchObject({ name: 'Flush, jack high' })
    expect(answer('tiles', '6-6 5-1')).toMatchObject({ name: 'Eight, Teen high', cards: '6-6 5-1' })
  })

  test('says when a low does not qualify', () => {
    expect(answer('eight-or-better', '5h 4d 3c 2s 2h')).toEqual({
      rank: 0,
      name: 'No low',
      cards: '',
      qualifies: false,
    })
    expect(answer('eight-or-better', '8h 4d 3c 2s Ah')).toMatchObject({
      qualifies: true,
      cards: '8h 4d 3c 2s Ah',
    })
  })

  test('ranks two jokers as five aces, below a straight flush where they are bugs', () => {
    const of = (text: string, joker: string) =>
      (answer('high', text, '--joker', joker) as { rank: number }).rank
    expect(of('Ac Ad Ah Jk Jk', 'bug')).toBeLessThan(of('5c 4c 3c 2c Ac', 'bug'))
    expect(of('Ac Ad Ah Jk Jk', 'wild')).toBeGreaterThan(of('Ac Kc Qc Jc Tc', 'wild'))
  })

  test('prints for people', () => {
    const lines = rankCommand.print(answer('high', '9c 9d 9h 9s Kd') as object).split('\n')
    expect(lines).toEqual(['Four of a kind, nines', '9c 9d 9h 9s Kd', expect.stringMatching(/^rank \d+$/)])
  })

  test.each([
    [[], 'KIND: a kind of hand is needed'],
    [['poker', 'As'], 'KIND: there is no kind "poker"'],
    [['high', '5x As Ks Qs Js'], 'CARDS: 5x is not a card'],
    [['high', 'As as Ks Qs Js'], 'CARDS: as is not a card'],
    [['high', 'As Ks Qs As Js'], 'CARDS: As is there twice'],
    [['high', 'Jk Jk Jk As Ks'], 'CARDS: Jk is there three times'],
    [['high', 'As Ks ?? Qs Js'], 'CARDS: ?? is not in the deck of high'],
    [['high', 'As Ks'], 'CARDS: high takes 5, 6 or 7 cards, not 2'],
    [['high'], 'CARDS: high takes 5, 6 or 7 cards, not 0'],
    [['badugi', 'As Ks Qs Js Ts'], 'CARDS: badugi takes 4 cards, not 5'],
    [['mexican', 'As Ks Qs Js Ts'], 'CARDS: Ts is not in the deck of mexican'],
    [['three-card', 'As Ks Jk'], 'CARDS: Jk is not in the deck of three-card'],
    [['tiles', '6-6 As'], 'CARDS: As is not in the deck of tiles'],
    [['tiles', '6-3 6-3'], 'CARDS: 6-3 is there twice'],
    [['high', 'As Ks Qs Js Jk', '--joker', 'ace'], '--joker: "ace" is not bug or wild'],
  ])('refuses %j', (args, message) => {
    expect(() => rankCommand.answer(args as string[])).toThrow(message as string)
  })
})
