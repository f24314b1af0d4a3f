// @vitest-environment happy-dom
import { act, Profiler, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Header } from '../app/header.tsx'
import { LobbyPage } from '../lobby/lobby-page.tsx'
import TablePage from '../table/table-page.tsx'
import { recordRound, tableOf } from '../testing/recorded-round.ts'
import { render } from '../testing/render.tsx'
import { testConnection } from '../testing/test-connection.ts'
import { OwnTexts } from './own-texts.ts'
import { OwnTextsContext } from './use-own-texts.ts'

const GAMES = ['cameo/ez-baccarat', 'towers/texas-holdem'] as const
const [a, b] = GAMES.map(tableOf) as [string, string]

test('renders nothing of the lobby, the header or another table for a card at one table', async () => {
  const heard = await recordRound(GAMES)
  // Renders by the clock do not count here.
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { connection, sockets } = testConnection()
  sockets[0]!.onopen?.()
  const renders: Record<string, number> = {}
  const counted = (id: string, part: ReactNode) => (
    <Profiler id={id} onRender={() => (renders[id] = (renders[id] ?? 0) + 1)}>
      {part}
    </Profiler>
  )
  await render(
    <OwnTextsContext value={new OwnTexts(connection, sessionStorage)}>
      {counted('header', <Header />)}
      {counted('lobby', <LobbyPage />)}
      {counted(a, <TablePage id={a} />)}
      {counted(b, <TablePage id={b} />)}
    </OwnTextsContext>,
    { connection },
  )
  const isSeated = () => connection.state().tables.get(a)?.you.seat !== undefined
  let changes = 0
  for (const message of heard) {
    const wasSeated = isSeated()
    const { [a]: hereBefore = 0, ...othersBefore } = renders
    await act(async () => sockets[0]!.hear(message))
    const { [a]: here, ...others } = renders
    // The header has a tab for every seated table.
    if (message.type !== 'change' || message.table !== a || !wasSeated) continue
    changes++
    expect(here, JSON.stringify(message)).toBeGreaterThan(hereBefore)
    expect(others, JSON.stringify(message)).toEqual(othersBefore)
  }
  expect(changes).toBeGreaterThan(5)
})
