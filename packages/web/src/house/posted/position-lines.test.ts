import { gameOf } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { positionLines } from './position-lines.ts'

test('says how the position is offered, with its lines, in games against a player-dealer only', () => {
  for (const rules of games) {
    const [first] = positionLines(gameOf(rules).sheet())
    if ('wagers' in rules) {
      expect(english.say(first!.text)).toMatch(/^The player-dealer position is offered/)
      expect(first!.cite).toMatch(/^\d|practice/)
    } else expect(first).toBeUndefined()
  }
})
