import type { Append } from '@cardroom/room/store'
import { expect, test } from 'vitest'
import { BACCARAT, enter, openRoom, tableOf, temporaryFolder } from '../testing/room.ts'
import { SqliteStore } from './sqlite.ts'

/** A disk that takes its time: what is written waits until it is let through. */
class SlowStore extends SqliteStore {
  slow = false
  #waiting: (() => void)[] = []

  override async append(append: Append): Promise<void> {
    if (this.slow) await new Promise<void>(done => this.#waiting.push(done))
    return super.append(append)
  }

  get isAsked(): boolean {
    return this.#waiting.length > 0
  }

  letThrough(): void {
    this.slow = false
    for (const done of this.#waiting.splice(0)) done()
  }
}

test('shows nobody what is not on disk yet, whatever makes a table send itself', async () => {
  const data = temporaryFolder()
  const disk = new SlowStore(data)
  const served = await openRoom({ data, store: disk, timings: { wagers: 60_000, bank: 60_000 } })
  const id = tableOf(BACCARAT)
  const host = served.room.tables.get(id)!
  const ann = await enter(served, { name: 'Ann' })
  const bob = await enter(served, { name: 'Bob' })
  await bob.must({ type: 'watch', table: id })
  const taken = () => bob.tables.get(id)!.seats.some(({ player }) => player?.name === 'Ann')

  disk.slow = true
  const sat = ann.must({ type: 'sit', table: id })
  await expect.poll(() => disk.isAsked).toBe(true)
  // Somebody is seen on another node, and a wallet moves, while the seat is being written down.
  host.seenElsewhere()
  served.room.context.wallets.moved([])
  await bob.must({ type: 'lobby', look: true })
  expect(taken()).toBe(false)

  disk.letThrough()
  await sat
  await bob.must({ type: 'lobby', look: false })
  expect(taken()).toBe(true)
})
