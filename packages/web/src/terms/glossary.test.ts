import { games } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { speakerOf } from '@cardroom/words/languages'
import { expect, test } from 'vitest'
import { finderOf, glossaryOf } from './glossary.ts'

const terms = glossaryOf(english)
const found = (text: string) =>
  finderOf(terms)(text).flatMap(part => (typeof part === 'string' ? [] : [[part.text, part.term.id]]))

test('the longest word that fits, once, whatever its letters', () => {
  expect(found('The player-dealer’s wagers; another player-dealer')).toEqual([
    ['player-dealer’s', 'player-dealer'],
    ['wagers', 'wager'],
  ])
  expect(found('Back-line bets are permitted')).toEqual([['Back-line bets', 'back-line']])
})
test('a part of another word is none', () => {
  expect(found('boardwalk, burnt, overturned')).toEqual([])
})
test('what is left out of the words is still all of the text', () => {
  const text = 'A card is burned before flop, turn, river'
  const parts = finderOf(terms)(text)
  expect(parts.map(part => (typeof part === 'string' ? part : part.text)).join('')).toBe(text)
})
test('a filing’s own meaning goes before the general one, and has its lines', () => {
  const rules = games.find(({ glossary = [] }) => glossary.some(({ word }) => english.say(word) === 'Push'))!
  const push = glossaryOf(english, rules.glossary).filter(({ word }) => word === 'Push')
  expect(push).toHaveLength(1)
  expect(push[0]?.cite).toMatch(/^\d{3}:/)
})
test('no two words of the trade are found by the same form', () => {
  const forms = terms.flatMap(term => term.forms)
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
})

test('Chinese has no spaces: words are found among others, but one character only where it stands alone', async () => {
  const chinese = finderOf(glossaryOf(await speakerOf('zh-Hant')))
  const foundIn = (text: string) =>
    chinese(text).flatMap(part => (typeof part === 'string' ? [] : [part.term.id]))
  expect(foundIn('由莊家付枱費，獎金注賠8比1的不算')).toEqual([
    'player-dealer',
    'collection',
    'bonus-bet',
    'odds-to',
  ])
  expect(foundIn('每位玩家下ante才發牌')).toEqual(['ante'])
  expect(foundIn('antes，比10')).toEqual([])
  expect(foundIn('洗牌機和牌靴')).toEqual(['shoe'])
  expect(foundIn('和：注退回')).toEqual(['push'])
})
