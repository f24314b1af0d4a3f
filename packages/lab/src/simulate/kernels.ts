import { baccaratKernel } from '../baccarat/kernel.ts'
import { blackjackKernel, blackjackPlay } from '../blackjack/kernel.ts'
import { paiGowKernel } from '../pai-gow/kernel.ts'
import { threeCardKernel, threeCardPlays } from '../three-card/kernel.ts'
import { ultimateKernel } from '../ultimate/kernel.ts'
import { engineKernel } from './engine-kernel.ts'
import type { Kernel, Simulated } from './kernel.ts'

/** How rounds of a family are played fast. */
interface Maker {
  /** Found once, before the workers start. */
  prepare?(simulated: Simulated): Uint8Array
  make(simulated: Simulated, prepared: Uint8Array | undefined): Kernel
  /** Rounds that are played at a time. */
  readonly chunk: number
}

const MAKERS: Readonly<Record<string, Maker>> = {
  baccarat: { make: baccaratKernel, chunk: 200_000 },
  blackjack: {
    prepare: blackjackPlay,
    make: (simulated, play) => blackjackKernel(simulated, play!),
    chunk: 100_000,
  },
  'three-card': {
    prepare: threeCardPlays,
    make: (simulated, plays) => threeCardKernel(simulated, plays!),
    chunk: 100_000,
  },
  'pai-gow': { make: paiGowKernel, chunk: 250 },
  ultimate: { make: ultimateKernel, chunk: 2000 },
}

/** By the engine itself, where there is no faster way. */
const BY_ENGINE: Maker = { make: engineKernel, chunk: 250 }

export const makerOf = (family: string): Maker => MAKERS[family] ?? BY_ENGINE
