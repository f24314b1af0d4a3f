// @vitest-environment happy-dom
import type { ServerMessage, TableView } from '@cardroom/protocol'
import { act } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { openTestConnection } from '../../testing/test-connection.ts'
import { ChatPanel } from './chat-panel.tsx'

async function chat(kind: TableView['chat']) {
  const room = openTestConnection('Ann')
  const table = { id: 't1', chat: kind, you: { name: 'Ann', may: [] } } as unknown as TableView
  const part = await render(<ChatPanel table={table} />, { connection: room.connection })
  const say = (id: string, name: string, text: string) =>
    act(async () =>
      room.hear({
        type: 'said',
        table: 't1',
        lines: [{ id, name, who: `${name}-id`, said: { text } }],
      } as unknown as ServerMessage),
    )
  const answer = (more: object) =>
    act(async () => room.hear({ re: room.sent.at(-1)!.re as number, ...more } as never))
  const field = () => part.the('field') as HTMLInputElement
  return { part, say, answer, field, sent: room.sent }
}

test('sends a line, and empties the field once it was taken', async () => {
  const { part, answer, field, sent } = await chat('free')
  await part.fill(/./, 'Good luck')
  await part.submit()
  expect(sent.at(-1)).toMatchObject({ type: 'say', table: 't1', said: { text: 'Good luck' } })
  expect(field().value).toBe('Good luck')
  await answer({ type: 'ok' })
  expect(field().value).toBe('')
})

test('keeps a refused line in the field', async () => {
  const { part, answer, field } = await chat('free')
  await part.fill(/./, 'Good luck')
  await part.submit()
  await answer({ type: 'refused', why: { code: 'page-line-lost', at: [], values: {} } })
  expect(field().value).toBe('Good luck')
  expect(part.page.querySelector('[role=alert]')).not.toBeNull()
})

test('hides a muted player’s lines until all are unmuted', async () => {
  const { part, say } = await chat('free')
  await say('1', 'Bea', 'Hello all')
  await say('2', 'Cal', 'Hi Bea')
  await part.press(/Bea/)
  expect(part.text()).not.toContain('Hello all')
  expect(part.text()).toContain('Hi Bea')
  await say('3', 'Bea', 'Anybody?')
  expect(part.text()).not.toContain('Anybody?')
  await part.press(/hear|unmute|show/i)
  expect(part.text()).toContain('Anybody?')
})

test('offers no text field where only phrases are allowed', async () => {
  const { part, sent } = await chat('phrases')
  expect(part.all('field')).toEqual([])
  await act(async () => part.all('button')[0]!.click())
  expect(sent.at(-1)).toMatchObject({ type: 'say', said: { phrase: expect.any(String) } })
})
