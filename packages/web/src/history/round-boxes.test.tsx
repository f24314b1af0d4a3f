// @vitest-environment happy-dom
import type { DisputeReply } from '@cardroom/protocol'
import { expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { openTestConnection } from '../testing/test-connection.ts'
import { AgreeBox } from './agree-box.tsx'
import { DisputeBox } from './dispute-box.tsx'

const PATH = '/api/rounds/r.1/dispute'

const disputeBox = (reply: DisputeReply) =>
  render(<DisputeBox id="r.1" />, {
    connection: openTestConnection('Ann').connection,
    replies: { [PATH]: reply },
  })

const DISPUTE = { round: 'r.1', table: 't1', seal: 'x', at: 0, by: 'p1', words: 'My nine was not counted.' }

test('offers a dispute only to players of the round', async () => {
  const page = await disputeBox({ may: false })
  expect(page.text()).toBe('')
})

test('sends a dispute only with words', async () => {
  const page = await disputeBox({ may: true })
  const send = () => page.all('button')[0]!
  await page.fill(page.all('field')[0]!, '   ')
  expect(send().hasAttribute('disabled')).toBe(true)
  await page.fill(page.all('field')[0]!, DISPUTE.words)
  await page.submit()
  expect(page.posts).toEqual([{ path: PATH, body: { words: DISPUTE.words } }])
})

test('shows the own words and the decision instead of the form', async () => {
  const open = await disputeBox({ may: true, dispute: DISPUTE })
  expect(open.all('field')).toEqual([])
  expect(open.text()).toContain(DISPUTE.words)
  const decided = { decision: 'stands', words: 'The camera shows a six.', by: 'p2', at: 1 } as const
  const page = await disputeBox({ may: true, dispute: { ...DISPUTE, decided } })
  expect(page.text()).toContain('The camera shows a six.')
})

const agreeBox = (agreed: { by: string[]; of: string[] }, reply: object, opened = vi.fn()) =>
  render(<AgreeBox id="r.1" agreed={agreed} opened={opened} />, {
    connection: openTestConnection('Ann').connection,
    replies: { '/api/rounds/r.1/agree': reply },
  })

test('counts the player among those who agree to open a sealed round, once', async () => {
  const page = await agreeBox({ by: ['Bo'], of: ['Ann', 'Bo', 'Cy'] }, { opened: false })
  await page.press('Agree to open all cards')
  expect(page.text()).toContain('Would open them: Bo, Ann (2 of 3)')
  expect(page.all('button')).toEqual([])
})

test('opens the round with the last agreement', async () => {
  const opened = vi.fn()
  const page = await agreeBox({ by: ['Bo'], of: ['Ann', 'Bo'] }, { opened: true }, opened)
  await page.press('Agree to open all cards')
  expect(opened).toHaveBeenCalledOnce()
})

test('asks no agreement of somebody who was not dealt to', async () => {
  const page = await agreeBox({ by: [], of: ['Bo', 'Cy'] }, { opened: false })
  expect(page.all('button')).toEqual([])
})
