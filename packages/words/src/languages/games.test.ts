import { openRulebook } from '@cardroom/rulebook'
import { feesOnly } from '@cardroom/rulebook/fees-only'
import { expect, test } from 'vitest'
import { gameName } from '../names.ts'
import { fullCatalogue, LANGUAGES, messagesOf } from './languages.ts'

const { games } = await openRulebook()
const filed = [...games, ...feesOnly]
const wordOf = (id: string): string => id.slice(id.indexOf('/') + 1)
const words = new Set(filed.map(({ id }) => wordOf(id)))

test.each(LANGUAGES.filter(language => language !== 'en'))(
  'names every filed game and no other: %s',
  async language => {
    const named = Object.keys(await messagesOf(language)).filter(key => key.startsWith('games.'))
    expect(new Set(named)).toEqual(new Set([...words].map(word => `games.${word}`)))
  },
)

test('calls games by their filed names in English', async () => {
  const english = await fullCatalogue('en')
  for (const game of filed) expect(gameName(english, game)).toBe(game.name)
})

test('calls games as players of a language do, a room’s own by the name it has', async () => {
  const chinese = await fullCatalogue('zh-Hans')
  expect(gameName(chinese, { id: 'comstock/ez-baccarat-panda-8', name: 'EZ Baccarat Panda 8' })).toBe(
    'EZ百家乐熊猫8',
  )
  expect(gameName(chinese, { id: 'my-room/seven-up', name: 'Seven Up' })).toBe('Seven Up')
})
