import { games } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { fullCatalogue } from '@cardroom/words/languages'
import { expect, test } from 'vitest'
import { finderOf, glossaryOf } from './glossary.ts'

const terms = glossaryOf(english)
const found = (text: string) =>
  finderOf(terms)(text).flatMap(part => (typeof part === 'string' ? [] : [[part.text, part.term.id]]))

test('finds the longest term that fits, once, in any case', () => {
  expect(found('The player-dealer’s wagers; another player-dealer')).toEqual([
    ['player-dealer’s', 'player-dealer'],
    ['wagers', 'wager'],
  ])
  expect(found('Back-line bets are permitted')).toEqual([['Back-line bets', 'back-line']])
})
test('finds no term inside another word', () => {
  expect(found('boardwalk, burnt, overturned')).toEqual([])
})
test('keeps all of the text around the terms', () => {
  const text = 'A card is burned before flop, turn, river'
  const parts = finderOf(terms)(text)
  expect(parts.map(part => (typeof part === 'string' ? part : part.text)).join('')).toBe(text)
})
test('prefers a filing’s own meaning, with its lines', () => {
  const rules = games.find(({ glossary = [] }) => glossary.some(({ word }) => english.say(word) === 'Push'))!
  const push = glossaryOf(english, rules.glossary).filter(({ word }) => word === 'Push')
  expect(push).toHaveLength(1)
  expect(push[0]?.cite).toMatch(/^\d{3}:/)
})
test('gives no form to two terms', () => {
  const forms = terms.flatMap(term => term.forms)
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
})

test('finds Chinese terms without spaces, single characters only where they stand alone', async () => {
  const chinese = finderOf(glossaryOf(await fullCatalogue('zh-Hant')))
  const foundIn = (text: string) =>
    chinese(text).flatMap(part => (typeof part === 'string' ? [] : [part.term.id]))
  expect(foundIn('由莊家付檯費，獎金注賠8比1的不算')).toEqual([
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
