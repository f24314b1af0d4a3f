import { isRefusal, writeRefusal } from '@cardroom/engine'
import { cardsOf, namesOf } from '@cardroom/engine/cards'
import { choices } from '@cardroom/engine/ranking'
import { describe, expect, test } from 'vitest'
import { rangeHands } from './range.ts'

const handsOf = (text: string): string[] => {
  const hands = rangeHands(text)
  return isRefusal(hands) ? [writeRefusal(hands)] : hands.map(namesOf)
}

describe('ranges', () => {
  test.each([
    ['AA', 6],
    ['AK', 16],
    ['AKs', 4],
    ['AKo', 12],
    ['KA', 16],
    ['QQ+', 18],
    ['22+', 78],
    ['22-55', 24],
    ['55-22', 24],
    ['KTs+', 12],
    ['A2s-A5s', 16],
    ['54s-98s', 20],
    ['QQ+, AKs, 22-55, KTs+', 18 + 4 + 24 + 12],
    ['AKs AKo AK', 16],
    ['AsKd', 1],
    ['KdAs, AKo', 12],
    ['T9s+', 4],
  ])('%s has %i hands', (text, count) => {
    expect(handsOf(text)).toHaveLength(count)
  })

  test('all kinds together make all hands', () => {
    const ranks = [...'23456789TJQKA']
    const all = ranks.flatMap((high, i) => [`${high}${high}`, ...ranks.slice(0, i).map(low => high + low)])
    expect(handsOf(all.join(','))).toHaveLength([...choices(cardsOf({}), 2)].length)
  })

  test.each(['AAs', 'AKx', 'A', '22-', 'AKs-QJo', 'AKs-97s', 'As', 'AsAs', '-', ''])('refuses %s', text => {
    expect(rangeHands(text)).toHaveProperty('code')
  })
})
