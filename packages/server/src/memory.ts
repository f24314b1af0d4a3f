import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** What the young part of the heap may hold before it is collected, in bytes. */
const YOUNG = 16 * 1024 * 1024
/** It grows with what survives in it: so many lists are made for that at most. */
const MOST_LISTS = 10_000

/**
 * With what a process that serves is started: the C library keeps what was freed for each thread apart, forty megabytes
 * after a while, and reads how many such places there may be only at the start.
 */
export const SPARING = { MALLOC_ARENA_MAX: '1' } as const

/** Starts this process anew, as the same process, unless it was started like that. */
export function startSparing(): void {
  const { env, execve, execPath, execArgv, argv } = process
  if (!execve || process.platform === 'win32' || Object.keys(SPARING).every(name => env[name] !== undefined))
    return
  execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...SPARING, ...env })
}

/**
 * Makes the heap grow slowly: most of what a card room allocates is forgotten with the next message, and left
 * alone the runtime would keep a hundred megabytes of it. The young part is set once: as small as it begins, it would
 * be collected between two messages, and what is sent with them would survive. One thread collects it: several that
 * wait for each other take more of the processor than they save.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=10')
  setFlagsFromString('--no-parallel-scavenge')
  setFlagsFromString(`--semi-space-growth-factor=${Math.ceil(YOUNG / youngSize())}`)
  const surviving: number[][] = []
  while (youngSize() < YOUNG && surviving.length < MOST_LISTS) surviving.push(new Array(1_000).fill(0))
  setFlagsFromString('--semi-space-growth-factor=1')
}

const youngSize = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? YOUNG
