import type { Finding } from './table.ts'

export interface Benchmark {
  readonly does: string
  run(): Promise<Finding[]>
}

/** Everything that `cardroom bench` measures; a benchmark is loaded when it is its turn. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  evaluators: {
    does: 'seven-card hands at random',
    run: async () => (await import('./evaluators.ts')).evaluators(),
  },
  'other-hands': {
    does: 'Omaha, low, badugi, joker and three-card hands at random',
    run: async () => (await import('./other-hands.ts')).otherHands(),
  },
  'first-use': {
    does: 'an evaluator’s first hand in a fresh process',
    run: async () => (await import('./first-use.ts')).firstUse(),
  },
  'seven-cards': {
    does: 'every seven-card hand, one by one',
    run: async () => (await import('./seven-cards.ts')).sevenCards(),
  },
  equity: {
    does: 'what hands win on average',
    run: async () => (await import('./equity.ts')).equity(),
  },
  values: {
    does: 'what each choice of a seat is worth',
    run: async () => (await import('./values.ts')).values(),
  },
  lab: {
    does: 'rounds simulated, and answers from tables',
    run: async () => (await import('./lab.ts')).lab(),
  },
  solving: {
    does: 'a game solved by all cores',
    run: async () => (await import('./lab.ts')).solving(),
  },
  rounds: {
    does: 'rounds of six seats through the engine',
    run: async () => (await import('./rounds.ts')).rounds(),
  },
  server: {
    does: 'rounds over sockets, all of it on disk',
    run: async () => (await import('./server.ts')).server(),
  },
}
