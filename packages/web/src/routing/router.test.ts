import { expect, test } from 'vitest'
import { routeOf } from './router.ts'

test('addresses', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' })
  expect(routeOf('/table/a%20b')).toEqual({ page: 'table', id: 'a b' })
  expect(routeOf('/table/t/sign')).toEqual({ page: 'sign', id: 't' })
  expect(routeOf('/rules/stars/zoobac/signs')).toEqual({ page: 'signs', room: 'stars', game: 'zoobac' })
  expect(routeOf('/rules')).toEqual({ page: 'rulebook' })
  expect(routeOf('/rules/stars/zoobac')).toEqual({ page: 'sheet', room: 'stars', game: 'zoobac' })
  expect(routeOf('/lab')).toEqual({ page: 'lab' })
  expect(routeOf('/deal')).toEqual({ page: 'follow' })
  expect(routeOf('/rounds/')).toEqual({ page: 'rounds' })
  expect(routeOf('/rounds/17')).toEqual({ page: 'replay', id: '17' })
  for (const wrong of ['/table', '/rules/stars', '/x', '/rounds/1/2']) {
    expect(routeOf(wrong)).toEqual({ page: 'unknown' })
  }
})
