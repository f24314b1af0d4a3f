import { afterAll, vi } from 'vitest'

// The files of a worker share a process: what one sets in the environment is gone before the next.
const before = { ...process.env }

afterAll(() => {
  // A stub that outlives its file would be taken back before the first test of the next, with whatever that has set.
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
