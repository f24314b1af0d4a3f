/** What the address of a practice asks for. */
export type Wanted =
  /** Decisions from a seed on. */
  | { readonly from: 'seed'; readonly seed: string }
  /** What one did wrong at the tables. */
  | { readonly from: 'mistakes' }
  /** One decision of a round that was played. */
  | { readonly from: 'round'; readonly round: string; readonly at: number }

const SEED = /^[\w.-]{1,40}$/

export const isSeed = (text: string): boolean => SEED.test(text)

/** `?seed=a1b2`, `?mistakes`, `?round=ID&at=7`; nothing asks for decisions from any seed. */
export function wantedOf(search: string, anySeed: () => string): Wanted {
  const asked = new URLSearchParams(search)
  if (asked.has('mistakes')) return { from: 'mistakes' }
  const round = asked.get('round')
  if (round !== null) return { from: 'round', round, at: Number(asked.get('at')) }
  return { from: 'seed', seed: asked.get('seed') ?? anySeed() }
}

const IN_ROUND = /^(.+)@(\d+)$/

/** Where a decision lies that is named `ROUND@INPUT`; one from a seed lies nowhere. */
export function inRound(what: string): { readonly round: string; readonly at: number } | undefined {
  const [, round, at] = IN_ROUND.exec(what) ?? []
  return round === undefined ? undefined : { round, at: Number(at) }
}

/** The address that leads to this very decision. */
export function addressOf(game: string, what: string): string {
  const at = inRound(what)
  const query = at ? { round: at.round, at: String(at.at) } : { seed: what }
  return `/practice/${game}?${new URLSearchParams(query)}`
}
