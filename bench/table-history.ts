import {
  gameAtTable,
  granted,
  SeededShoe,
  seedOf,
  Table,
  type TableCommand,
  type TableEvent,
  type TableSettings,
} from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import type { Work } from './measure.ts'

const library = await openRulebook()
const STACK = 100_000_000
const PASSES = 32
const SETTINGS: TableSettings = {
  game: 'outlaws/texas-holdem',
  title: 'Hold’em',
  setup: { stakes: { limit: 'fixed', bets: [300, 600] }, blinds: [100, 300] },
  buyIn: { min: 1000, max: STACK, usual: STACK },
}

/** A table of some who play by the book, with everything that has happened there. */
class History {
  readonly table: Table
  readonly events: TableEvent[]
  rounds = 0

  constructor(events: readonly TableEvent[] = []) {
    this.table = granted(Table.open(SETTINGS, granted(gameAtTable(SETTINGS, library)), { events }))
    this.events = [...events]
  }

  /** So many sit down, and one has drawn the highest card. */
  begin(players: number): this {
    for (let i = 0; i < players; i++) {
      this.do({ do: 'sit', player: `player ${i}`, name: `Player ${i}`, stack: STACK })
    }
    const drew: TableEvent = { type: 'own', own: { type: 'drew', cards: {}, button: 1 } }
    this.table.replay(drew)
    this.events.push(drew)
    return this
  }

  do(command: TableCommand): void {
    this.events.push(...granted(this.table.take(command)))
  }

  play(): void {
    const id = `round ${this.events.length}`
    this.rounds++
    this.do({ do: 'next', shoe: { id, commitment: 'c', secret: id } })
    const seed = seedOf(this.table.shoe!.shuffle)
    this.do({ do: 'deal', id, seed, now: 0 })
    let shoe: SeededShoe | undefined
    while (this.table.round) {
      const { round } = this.table
      shoe ??= new SeededShoe(round.shoe, seed, { from: this.table.state.round!.from })
      const input = shoe.next(round.awaiting)
      if (input) this.do({ do: 'input', input })
      else if (round.awaiting.kind === 'decision') {
        const ask = round.awaiting.asked[0]!
        const { kind: _, by: __, ...move } = this.table.game.advise(round.view(ask.seat), ask)
        this.do({ do: 'move', player: this.table.state.seats[ask.seat]!.player, move })
      }
    }
  }
}

/** What is done at a table with so many rounds behind it: one more is played, or the table is opened again. */
export function tableWork(
  { players, rounds }: { readonly players: number; readonly rounds: number },
  which: 'next' | 'snapshot' | 'events',
): Work {
  const played = new History().begin(players)
  while (played.rounds < rounds) played.play()
  const { game } = played.table
  const snapshot = played.table.save()
  const { events } = played
  if (which !== 'next') {
    const kept = which === 'snapshot' ? { snapshot } : { events }
    return times => {
      let seats = 0
      for (let i = 0; i < times; i++) {
        seats += Object.keys(granted(Table.open(SETTINGS, game, kept)).state.seats).length
      }
      return seats
    }
  }
  // Every pass goes on from the same history, which is laid out beforehand.
  const again = Array.from({ length: PASSES }, () => new History(events))
  return times => {
    const table = again.pop() ?? new History(events)
    for (let i = 0; i < times; i++) table.play()
    return table.rounds
  }
}
