import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** What the young part of the heap may hold before it is collected, in bytes. */
const YOUNG = 2 * 1024 * 1024
/** It grows with what survives in it: so many lists are made for that at most. */
const MOST_LISTS = 10_000

/**
 * Makes the heap grow slowly: most of what a card room allocates is forgotten with the next message, and left
 * alone the runtime would keep a hundred megabytes of it. The young part is set once: as small as it begins, it would
 * be collected between two messages, and what is sent with them would survive. One thread collects it: several that
 * wait for each other take more of the processor than they save.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=5')
  setFlagsFromString('--no-parallel-scavenge')
  setFlagsFromString(`--semi-space-growth-factor=${Math.ceil(YOUNG / youngSize())}`)
  const surviving: number[][] = []
  while (youngSize() < YOUNG && surviving.length < MOST_LISTS) surviving.push(new Array(1_000).fill(0))
  setFlagsFromString('--semi-space-growth-factor=1')
}

const youngSize = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? YOUNG
