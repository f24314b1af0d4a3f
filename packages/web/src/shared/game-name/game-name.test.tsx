// @vitest-environment happy-dom
import { fullCatalogue } from '@cardroom/words/languages'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { MessagesContext } from '../messages/messages.ts'
import { GameName } from './game-name.tsx'

const vietnamese = await fullCatalogue('vi')
const lowball = <GameName id="comstock/lowball" name="Lowball" />

test('shows the local name large and the filed one small beside it', async () => {
  const part = await render(<MessagesContext value={vietnamese}>{lowball}</MessagesContext>)
  expect(part.text()).toBe('Lowball (bài thấp thắng) Lowball')
  expect(part.page.querySelector('.filed-name')?.textContent).toBe('Lowball')
})

test('shows the filed name once where players use it themselves', async () => {
  const part = await render(lowball)
  expect(part.text()).toBe('Lowball')
  const own = <GameName id="my-room/seven-up" name="Seven Up" />
  await part.again(<MessagesContext value={vietnamese}>{own}</MessagesContext>)
  expect(part.text()).toBe('Seven Up')
})
