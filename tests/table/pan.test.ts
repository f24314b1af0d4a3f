import { describe, expect, test } from 'vitest'
import { at, pan } from './at-table.ts'

describe('a table of Pan', () => {
  test('the winner of a hand is the first of the next; no chip is lost', () => {
    const played = at(pan, ['Ann', 'Bob', 'Cyd', 'Dan'])
    let winner: number | undefined
    for (let i = 0; i < 12; i++) {
      expect(played.next()).toEqual(['committed'])
      played.deal()
      const dealt = played.events.findLast(event => event.type === 'dealt')
      expect(dealt?.type === 'dealt' && 'first' in dealt.setup ? dealt.setup.first : undefined).toBe(winner)
      winner = played.table.finished!.result.winner
      expect(winner).toBeDefined()
      expect(played.total()).toBe(400_000)
    }
    expect(played.rebuilt().save()).toEqual(played.table.save())
  })

  test('its collection is taken by the half hour', () => {
    const played = at(pan, ['Ann', 'Bob'])
    played.next()
    played.deal()
    const before = played.total()
    expect(played.do({ do: 'time', now: 30 * 60_000 })).toEqual(['collected'])
    expect(played.total()).toBe(before - 400)
  })
})
