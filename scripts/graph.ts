/** What each name depends on, by name. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

export const needsOf = (graph: Graph, name: string): ReadonlySet<string> => graph.get(name) ?? new Set()

/** The graph of these names and arrows, without arrows from a name to itself. */
export function graphOf(names: Iterable<string>, arrows: Iterable<readonly [string, string]>): Graph {
  const graph = new Map([...names].toSorted().map(name => [name, new Set<string>()]))
  for (const [from, to] of arrows) if (from !== to) graph.get(from)?.add(to)
  return graph
}

/** Everything that can be reached from a name. */
function reachableFrom(graph: Graph, from: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const next = [...needsOf(graph, from)]
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    next.push(...needsOf(graph, name))
  }
  return reached
}

/** The groups in which each needs every other, directly or around a corner. */
export function knotsOf(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map(name => [name, reachableFrom(graph, name)]))
  const knots: string[][] = []
  for (const [name, below] of reached) {
    if (!below.has(name) || knots.some(knot => knot.includes(name))) continue
    knots.push([...below].filter(other => reached.get(other)?.has(name)).toSorted())
  }
  return knots
}

/** The graph without the arrows inside its knots. */
export function withoutKnots(graph: Graph): Graph {
  const knots = knotsOf(graph)
  const tied = (one: string, other: string): boolean =>
    knots.some(knot => knot.includes(one) && knot.includes(other))
  return new Map([...graph].map(([name, all]) => [name, new Set([...all].filter(to => !tied(name, to)))]))
}

/** A graph without knots, less the arrows that follow from others: where a needs b and b needs c, "a needs c". */
export function withoutShortcuts(graph: Graph): Graph {
  const below = new Map([...graph.keys()].map(name => [name, reachableFrom(graph, name)]))
  return new Map(
    [...graph].map(([name, all]) => [
      name,
      new Set([...all].filter(to => ![...all].some(by => below.get(by)?.has(to)))),
    ]),
  )
}
