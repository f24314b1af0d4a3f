import type { Allowance, DisputeView, GrantedPart, HouseEvent, LogEntry, Template } from '@cardroom/protocol'

/** Stands for the whole house where a barred person's table would stand. */
export const WHOLE_HOUSE = ''

/** The state that the house's log leads to. */
export interface HouseState {
  version: number
  readonly parts: Map<string, Set<GrantedPart>>
  /** The valid operator links: their expiry by the hashes of their tokens. */
  readonly links: Map<string, number>
  allowance: Allowance | undefined
  /** The barred people, and from which tables or the house. */
  readonly out: Map<string, Set<string>>
  /** Tables that are closed, or are being closed. */
  readonly closed: Set<string>
  /** Settings of tables, by their names. */
  readonly templates: Map<string, Template>
  /** Disputes by their rounds, the first opened first. */
  readonly disputes: Map<string, DisputeView>
  /** Who waits for a game, the first first. */
  readonly lists: Map<string, readonly string[]>
  /** Which table feeds which main game. */
  readonly feeds: Map<string, string>
  /** The pending table changes, by person. */
  readonly moves: Map<string, { readonly from: string; readonly to: string }>
}

export const emptyHouse = (): HouseState => ({
  version: 0,
  parts: new Map(),
  links: new Map(),
  allowance: undefined,
  out: new Map(),
  closed: new Set(),
  templates: new Map(),
  disputes: new Map(),
  lists: new Map(),
  feeds: new Map(),
  moves: new Map(),
})

/** Applies an event to the state. */
export function applyToHouse(
  state: HouseState,
  { event, at }: Pick<LogEntry<HouseEvent>, 'event' | 'at'>,
): void {
  state.version++
  switch (event.type) {
    case 'operator-link-made':
      state.links.set(event.hash, event.until)
      return
    case 'operator-link-used':
      // All other links become invalid with the first use.
      state.links.clear()
      return
    case 'part-granted':
      state.parts.set(event.to, new Set([...(state.parts.get(event.to) ?? []), event.part]))
      return
    case 'part-taken': {
      const left = [...(state.parts.get(event.from) ?? [])].filter(part => part !== event.part)
      if (left.length > 0) state.parts.set(event.from, new Set(left))
      else state.parts.delete(event.from)
      return
    }
    case 'allowance-set':
      state.allowance = { gift: event.gift, level: event.level }
      return
    case 'let-out': {
      const out = state.out.get(event.person) ?? []
      state.out.set(event.person, new Set([...out, event.table ?? WHOLE_HOUSE]))
      return
    }
    case 'let-in': {
      const { person, table } = event
      const left = [...(state.out.get(person) ?? [])].filter(one => table !== undefined && one !== table)
      if (left.length > 0) state.out.set(person, new Set(left))
      else state.out.delete(person)
      return
    }
    case 'table-closed':
      state.closed.add(event.table)
      state.feeds.delete(event.table)
      for (const [feeder, main] of state.feeds) if (main === event.table) state.feeds.delete(feeder)
      return
    case 'template-kept': {
      const { name, game, options } = event
      state.templates.set(name, { name, game, options })
      return
    }
    case 'template-dropped':
      state.templates.delete(event.name)
      return
    case 'dispute-opened': {
      const { type: _, ...dispute } = event
      state.disputes.set(event.round, { ...dispute, at })
      return
    }
    case 'dispute-decided': {
      const { round, decision, words, by } = event
      const dispute = state.disputes.get(round)
      if (dispute) state.disputes.set(round, { ...dispute, decided: { decision, words, by, at } })
      return
    }
    case 'listed':
      state.lists.set(event.game, [...(state.lists.get(event.game) ?? []), event.person])
      return
    case 'struck': {
      const left = (state.lists.get(event.game) ?? []).filter(person => person !== event.person)
      if (left.length > 0) state.lists.set(event.game, left)
      else state.lists.delete(event.game)
      return
    }
    case 'must-move-set':
      if (event.main === undefined) state.feeds.delete(event.table)
      else state.feeds.set(event.table, event.main)
      return
    case 'table-change':
      state.moves.set(event.person, { from: event.from, to: event.to })
      return
    case 'table-changed':
    case 'table-not-changed':
      state.moves.delete(event.person)
      return
    case 'ruled':
    case 'refused':
    case 'table-opened':
    case 'table-set':
    case 'round-voided':
      return
  }
}
