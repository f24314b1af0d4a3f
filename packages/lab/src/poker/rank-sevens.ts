import { rankSevens as rankSevensPlain } from '@cardroom/engine/ranking'
import { rankSevensFast } from '../wasm/rank-sevens.ts'

/**
 * The ranks of many hands of seven cards that lie in one array, as the engine's `rankSevens` gives them: by
 * WebAssembly where there is any. As many as `ranks` has room for.
 */
export const rankSevens = (cards: Uint8Array, ranks: Uint16Array): void =>
  typeof WebAssembly === 'undefined' ? rankSevensPlain(cards, ranks) : rankSevensFast(cards, ranks)
