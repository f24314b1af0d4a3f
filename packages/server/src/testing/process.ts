import { onTestFinished } from 'vitest'
import { type SpawnedServer, type SpawnOptions, spawnRoom as start } from './spawned.ts'

/** A card room in another process, ended with the test. */
export async function spawnRoom(options: Partial<SpawnOptions> & { data: string }): Promise<SpawnedServer> {
  const room = await start(options)
  onTestFinished(() => void room.child.kill('SIGKILL'))
  return room
}
