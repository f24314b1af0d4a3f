import { unwrap } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { ownGame, readOwnGame } from '@cardroom/rulebook/own'
import { expect, test } from 'vitest'
import { sayRefusal } from '../../refusal.ts'
import { english } from './index.ts'

test('says the mistakes of a room’s own game in a line each', async () => {
  const { rules } = unwrap((await openRulebook()).game('comstock/ez-baccarat-panda-8'))
  const game = JSON.parse(JSON.stringify(ownGame(rules)))
  game.rules.wagers[3].needs = ['ante']
  game.rules.settle.wagers = ['player', 'banker', 'tie', 'panda-8']
  game.rules.readings[0].default = 'lucky'
  game.rules.readings[1].name = 'moon'
  game.rules.decks.from = 9
  game.collection[0].options[1].id = '1'
  const read = readOwnGame(game)
  expect('mistakes' in read && read.mistakes.map(one => sayRefusal(english, one))).toEqual([
    'rules.readings[0].default: "gross" or "separate" or "net", not "lucky"',
    'rules.readings[1].name: no game has a reading "moon"',
    'rules.decks: from 9 to 8',
    'rules.wagers[3].needs[0]: there is no wager "ante"',
    'rules.settle.wagers: "dragon-7" is never settled',
    'collection[0].options[1].id: own/1 is collection[0].options[0] already',
  ])
})
