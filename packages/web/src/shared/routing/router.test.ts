import { expect, test } from 'vitest'
import { routeOf } from './router.ts'

test('reads the page from every address', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' })
  expect(routeOf('/table/a%20b')).toEqual({ page: 'table', id: 'a b' })
  expect(routeOf('/table/t/sign')).toEqual({ page: 'sign', id: 't' })
  expect(routeOf('/rules/stars/zoobac/signs')).toEqual({ page: 'signs', room: 'stars', game: 'zoobac' })
  expect(routeOf('/rules')).toEqual({ page: 'rulebook' })
  expect(routeOf('/rules/stars/zoobac')).toEqual({ page: 'sheet', room: 'stars', game: 'zoobac' })
  expect(routeOf('/learn/stars/zoobac')).toEqual({ page: 'learn', room: 'stars', game: 'zoobac' })
  expect(routeOf('/glossary')).toEqual({ page: 'glossary' })
  expect(routeOf('/lab')).toEqual({ page: 'lab' })
  expect(routeOf('/me')).toEqual({ page: 'account' })
  expect(routeOf('/house')).toEqual({ page: 'house' })
  expect(routeOf('/house/count')).toEqual({ page: 'count' })
  expect(routeOf('/house/books')).toEqual({ page: 'books' })
  expect(routeOf('/house/claim')).toEqual({ page: 'claim' })
  expect(routeOf('/house/tables')).toEqual({ page: 'house-tables' })
  expect(routeOf('/house/seating')).toEqual({ page: 'house-seating' })
  expect(routeOf('/house/incidents')).toEqual({ page: 'incidents' })
  expect(routeOf('/lists')).toEqual({ page: 'lists' })
  expect(routeOf('/deal')).toEqual({ page: 'deal' })
  expect(routeOf('/deal/x')).toEqual({ page: 'deal', id: 'x' })
  expect(routeOf('/board')).toEqual({ page: 'board' })
  expect(routeOf('/board/t')).toEqual({ page: 'board', table: 't' })
  expect(routeOf('/board/dealt/t')).toEqual({ page: 'board', dealt: 't' })
  expect(routeOf('/rounds/')).toEqual({ page: 'rounds' })
  expect(routeOf('/rounds/17')).toEqual({ page: 'replay', id: '17' })
  for (const wrong of ['/table', '/rules/stars', '/x', '/rounds/1/2']) {
    expect(routeOf(wrong)).toEqual({ page: 'unknown' })
  }
})
