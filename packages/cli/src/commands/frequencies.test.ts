import { describe, expect, test } from 'vitest'
import { frequenciesCommand } from './frequencies.ts'

const ask = async (line: string) =>
  (await frequenciesCommand.answer(line.split(' ').filter(Boolean))) as {
    tables: { title: string; method: string; hands: number; frequencies: { name: string; count: number }[] }[]
  }

describe('frequencies on the command line', () => {
  test('counts the hands of a ranking', async () => {
    const { tables } = await ask('three-card')
    expect(tables).toHaveLength(1)
    expect(tables[0]).toMatchObject({ title: '3 of 52', method: 'exact', hands: 22_100 })
    expect(tables[0]!.frequencies[0]).toEqual({ name: 'Mini royal', count: 4, probability: 4 / 22_100 })
  })

  test('counts hands with jokers, and with what they may stand for', async () => {
    const fives = async (line: string) =>
      (await ask(line)).tables[0]!.frequencies.find(one => one.name.startsWith('Five'))
    expect(await fives('pai-gow --cards 5')).toMatchObject({ name: 'Five aces', count: 1 })
    // thirteen ranks, of which the aces are called by their own name
    expect(await fives('high --cards 5 --jokers 1 --joker wild')).toMatchObject({
      name: 'Five aces',
      count: 1,
    })
    expect((await ask('low-a5 --cards 5 --jokers 1')).tables[0]!.hands).toBe(2_869_685)
  })

  test('prints the frequencies of a game for people', async () => {
    const answer = await ask('players/badugi')
    expect(frequenciesCommand.print(answer)).toBe(
      [
        'players/badugi: low hands, 4 of 52 cards, exact, 270,725 hands',
        '',
        'hand         hands    probability  one in',
        'Badugi       17,160   6.338535 %   15.78',
        'Three cards  154,440  57.046819 %  1.75',
        'Two cards    96,252   35.553421 %  2.81',
        'One card     2,873    1.061224 %   94.23',
      ].join('\n'),
    )
  })

  test.each([
    ['', 'one game or one kind of hand is needed'],
    ['nowhere/game', 'nowhere/game'],
    ['badugi --jokers 1', '--jokers: badugi has none'],
    ['high --jokers 3', '--jokers: up to 2, not 3'],
    ['high --cards 4', '--cards: 5 or 6 or 7, not 4'],
    ['high --joker ace', '--joker: "ace" is not bug or wild'],
    ['comstock/super-pan-9', 'comstock/super-pan-9 does not rank hands'],
  ])('"%s" is refused', async (line, why) => {
    await expect(ask(line)).rejects.toThrow(why)
  })
})
