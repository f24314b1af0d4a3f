import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

const MEGABYTE = 1024 * 1024
/** What the young part of the heap may hold before it is collected, in bytes: while only bots play, and with people. */
const YOUNG_HEAP_BYTES = { withBots: 4 * MEGABYTE, withPeople: 8 * MEGABYTE }
/** The most lists that are allocated to make it grow. */
const MAX_FILLER_LISTS = 10_000

/**
 * Environment variables for a serving process: the C library keeps freed memory for each thread, ten megabytes and
 * more after a while, and reads its limit only at the start.
 */
export const SPARING_ENV = { MALLOC_ARENA_MAX: '1' } as const

/** Restarts this process with those variables, unless it has them. */
export function startSparing(): void {
  const { env, execPath, execArgv, argv } = process
  if (process.platform === 'win32' || Object.keys(SPARING_ENV).every(name => env[name] !== undefined)) return
  try {
    process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...SPARING_ENV, ...env })
  } catch {
    // Where that is not allowed the process takes some more memory.
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
  growYoung(YOUNG_HEAP_BYTES.withBots)
}

/** Enlarges the young heap when people come, for whose pages more is allocated. */
export const makeRoomForPeople = (): void => growYoung(YOUNG_HEAP_BYTES.withPeople)

function growYoung(size: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${Math.ceil(size / youngSize())}`)
  const surviving: number[][] = []
  while (youngSize() < size && surviving.length < MAX_FILLER_LISTS) surviving.push(new Array(1_000).fill(0))
  setFlagsFromString('--semi-space-growth-factor=1')
}

const youngSize = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ??
  YOUNG_HEAP_BYTES.withPeople
