import { isRefusal } from '@cardroom/engine'
import { type ChatLine, PHRASES } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { Chats } from './chats.ts'

const ann = { id: 'p1', name: 'Ann' }

/** A chat whose clock stands at `now.at`. */
function chats() {
  const now = { at: 0 }
  const all = new Chats(() => now.at)
  const say = (text: string, table = 't') => {
    const line = all.line(table, 'free', ann, { text })
    if (!isRefusal(line)) all.heard(table, line)
    return line
  }
  return { all, now, say }
}

function heard(all: Chats, table = 't'): string[] {
  const lines: ChatLine[] = []
  all.listen(table, said => lines.push(...said))()
  return lines.map(({ said }) => ('text' in said ? said.text : said.phrase))
}

test('a newcomer hears the last fifty lines', () => {
  const { all, now, say } = chats()
  for (let n = 1; n <= 60; n++) {
    say(`${n}`)
    now.at += 2_000
  }
  expect(heard(all)).toEqual(Array.from({ length: 50 }, (_, at) => `${at + 11}`))
})

test('a speaker over the rate waits, and may then go on', () => {
  const { now, say } = chats()
  const codes = Array.from({ length: 6 }, (_, n) => say(`${n}`)).map(line =>
    'code' in line ? line.code : 'said',
  )
  expect(codes).toEqual(['said', 'said', 'said', 'said', 'said', 'chat-too-fast'])
  now.at += 2_000
  expect(isRefusal(say('again'))).toBe(false)
  expect(isRefusal(say('and again'))).toBe(true)
})

test('a closed table leaves no chat behind', () => {
  const { all, say } = chats()
  say('here')
  say('there', 'u')
  all.forget('t')
  expect(heard(all)).toEqual([])
  expect(heard(all, 'u')).toEqual(['there'])
})

test('a speaker has one id at a table, and another at every other table', () => {
  const { say } = chats()
  const who = (table: string) => {
    const line = say('x', table)
    return isRefusal(line) ? '' : line.who
  }
  expect(who('t')).toBe(who('t'))
  expect(who('t')).not.toBe(who('u'))
  expect(who('t')).not.toContain(ann.id)
})

test('phrases are a closed list, none twice', () => {
  expect(new Set(PHRASES).size).toBe(PHRASES.length)
})
