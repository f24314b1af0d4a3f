import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

const MEGABYTE = 1024 * 1024
/** What the young part of the heap may hold before it is collected, in bytes: while only bots play, and with people. */
const YOUNG = { withBots: 4 * MEGABYTE, withPeople: 8 * MEGABYTE }
/** It grows with what survives in it: so many lists are made for that at most. */
const MOST_LISTS = 10_000

/**
 * With what a process that serves is started: the C library keeps what was freed for each thread apart, ten megabytes
 * and more after a while, and reads how many such places there may be only at the start.
 */
export const SPARING = { MALLOC_ARENA_MAX: '1' } as const

/** Starts this process anew, as the same process, unless it was started like that. */
export function startSparing(): void {
  const { env, execPath, execArgv, argv } = process
  if (process.platform === 'win32' || Object.keys(SPARING).every(name => env[name] !== undefined)) return
  try {
    process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...SPARING, ...env })
  } catch {
    // Where that is not allowed it takes some more memory.
  }
}

/**
 * Makes the heap grow slowly: most of what a card room allocates is forgotten with the next message, and left
 * alone the runtime would keep a hundred megabytes of it. The young part is set: as small as it begins, it would
 * be collected between two messages, and what is sent with them would survive. One thread collects it: several that
 * wait for each other take more of the processor than they save.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=5')
  setFlagsFromString('--no-parallel-scavenge')
  growYoung(YOUNG.withBots)
}

/** Somebody has come: what is made for people's pages between two collections is more. */
export const makeRoomForPeople = (): void => growYoung(YOUNG.withPeople)

function growYoung(size: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${Math.ceil(size / youngSize())}`)
  const surviving: number[][] = []
  while (youngSize() < size && surviving.length < MOST_LISTS) surviving.push(new Array(1_000).fill(0))
  setFlagsFromString('--semi-space-growth-factor=1')
}

const youngSize = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ??
  YOUNG.withPeople
