/** The request in a practice page's address. */
type PracticeRequest =
  /** Decisions from a seed. */
  | { readonly from: 'seed'; readonly seed: string }
  /** The player's mistakes at the tables. */
  | { readonly from: 'mistakes' }
  /** One decision of a played round. */
  | { readonly from: 'round'; readonly round: string; readonly at: number }

const VALID_SEED = /^[\w.-]{1,40}$/

export const isPracticeSeed = (text: string): boolean => VALID_SEED.test(text)

/** `?seed=a1b2`, `?mistakes`, `?round=ID&at=7`; nothing asks for decisions from any seed. */
export function practiceRequestOf(search: string, anySeed: () => string): PracticeRequest {
  const asked = new URLSearchParams(search)
  if (asked.has('mistakes')) return { from: 'mistakes' }
  const round = asked.get('round')
  if (round !== null) return { from: 'round', round, at: Number(asked.get('at')) }
  return { from: 'seed', seed: asked.get('seed') ?? anySeed() }
}

const IN_ROUND = /^(.+)@(\d+)$/

/** The round and input of a decision named `ROUND@INPUT`; nothing for one from a seed. */
export function inRound(what: string): { readonly round: string; readonly at: number } | undefined {
  const [, round, at] = IN_ROUND.exec(what) ?? []
  return round === undefined ? undefined : { round, at: Number(at) }
}

/** The address of this decision. */
export function practiceAddress(game: string, what: string): string {
  const at = inRound(what)
  const query = at ? { round: at.round, at: String(at.at) } : { seed: what }
  return `/practice/${game}?${new URLSearchParams(query)}`
}
