import { openRulebook } from '@cardroom/rulebook'
import { openSearch } from '@cardroom/rulebook/search'
import { expect, test } from 'vitest'
import { english } from './index.ts'

const search = openSearch(await openRulebook(), english.say)

test('names the games that share a rule together, with the lines', () => {
  const [first] = search('dragon 7 pays')
  expect(first).toMatchObject({ kind: 'rule', title: 'What the wagers pay' })
  expect(first!.text).toContain('40 to 1')
  expect(first!.games).toContainEqual({
    id: 'comstock/ez-baccarat-panda-8',
    name: 'EZ Baccarat Panda 8',
    cite: '003:1143-1144',
  })
})

test('says incidents, readings, fees and words', () => {
  expect(search('exposed card')[0]).toMatchObject({ kind: 'incident', title: 'Exposed card' })
  expect(search('premature-flop')[0]).toMatchObject({ kind: 'incident', title: 'Flop dealt too early' })
  expect(search('bankerThreeCardSeven')[0]).toMatchObject({ kind: 'reading' })
  expect(search('every 30 minutes cameo')[0]).toMatchObject({ kind: 'fee' })
  expect(search('substantial action means')[0]).toMatchObject({ kind: 'word', games: { length: 8 } })
})

test('narrows the search to a room or a game', () => {
  const rooms = search('comstock boxed card').flatMap(({ games }) => games.map(({ id }) => id.split('/')[0]))
  expect(new Set(rooms)).toEqual(new Set(['comstock']))
})

test('names games of which only the fees were filed', () => {
  expect(search('pitch n roll')[0]).toMatchObject({
    kind: 'game',
    games: [{ id: 'towers/seven-card-stud-hi-lo-pitch-n-roll' }],
  })
})
