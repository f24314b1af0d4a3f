import { sayer } from '@cardroom/engine'
import type { BaccaratSentences } from '@cardroom/engine/banked'
import { expect, test } from 'vitest'
import { english } from './index.ts'

const say = sayer<BaccaratSentences>()
const hand = (total?: number, cards?: number) => say('baccarat-hand', { total, cards })

test('says what a baccarat wager is on: the winner and both totals', () => {
  const events = [
    say('baccarat-event', { winner: 'banker', with: hand(7, 3), over: undefined }),
    say('baccarat-event', { winner: 'either', with: hand(8), over: hand(6) }),
    say('baccarat-event', { winner: 'nobody', with: hand(0), over: undefined }),
    say('baccarat-event', { winner: 'player', with: undefined, over: undefined }),
  ]
  expect(events.map(english.say)).toEqual([
    'banker hand wins with 3-card 7',
    'either hand wins with 8 over 6',
    'tie at 0',
    'player hand wins',
  ])
})
