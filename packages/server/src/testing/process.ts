import { onTestFinished } from 'vitest'
import type { ServeOptions } from '../serve.ts'
import { type Spawned, spawnRoom as start } from './spawned.ts'

/** A card room in another process, ended with the test. */
export async function spawnRoom(options: Partial<ServeOptions> & { data: string }): Promise<Spawned> {
  const room = await start(options)
  onTestFinished(() => void room.child.kill('SIGKILL'))
  return room
}
