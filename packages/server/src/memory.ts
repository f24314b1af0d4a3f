import { setFlagsFromString } from 'node:v8'

/**
 * Makes the heap grow slowly: most of what a card room allocates is forgotten with the next message, and left
 * alone the runtime would keep a hundred megabytes of it.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=30')
}
