import { hash } from 'node:crypto'
import type { Refusal } from '@cardroom/engine'
import type { Decision, DisputeReply, DisputeView } from '@cardroom/protocol'
import type { House } from '../parts/house.ts'
import { refuseInHouse } from '../parts/refuse.ts'
import type { KeptRound, Person, Store } from '../store/store.ts'
import { roundKept } from './kept-rounds.ts'
import { ownRound } from './own-rounds.ts'
import { refuseInRoom } from './refuse.ts'

/** What a round is known by, word for word, while it is disputed. */
const sealOf = (round: KeptRound): string => hash('sha256', JSON.stringify(round))

/**
 * Disputes about rounds. As long as one is open its round is sealed for both sides: no card of it that was not shown
 * is opened, it is not moved into an archive, and whoever decides decides about the round as it was when it was
 * disputed.
 */
export class Disputes {
  readonly #store: Store
  readonly #house: House

  constructor(store: Store, house: House) {
    this.#store = store
    this.#house = house
  }

  /** The open ones first, the newest of each first. */
  get all(): readonly DisputeView[] {
    const newest = [...this.#house.state.disputes.values()].toReversed()
    return [...newest.filter(({ decided }) => !decided), ...newest.filter(({ decided }) => decided)]
  }

  /** Why nobody opens the cards of a round, or moves it: somebody disputes it. */
  refusesToOpen(round: string): Refusal | undefined {
    return isOpen(this.#house.state.disputes.get(round))
      ? refuseInHouse('house-round-sealed', { round })
      : undefined
  }

  /** What somebody who has played a round may do about it, and what was said; nothing to anybody else. */
  async of(round: string, person: Person): Promise<DisputeReply> {
    await this.#house.catchUp()
    const dispute = this.#house.state.disputes.get(round)
    const isParty = await this.#hasPlayed(round, person)
    const isShown = isParty || this.#house.has(person.id, 'floor') || this.#house.has(person.id, 'auditor')
    return { may: isParty && !dispute, ...(dispute && isShown ? { dispute } : {}) }
  }

  async open(round: string, person: Person, words: string): Promise<Refusal | undefined> {
    const kept = await this.#store.round(round)
    if (!kept) return refuseInRoom('no-such-round', { round })
    if (!(await this.#hasPlayed(round, person))) return refuseInHouse('house-not-played-by-you', { round })
    const { table } = kept
    const seal = sealOf(kept)
    return this.#house.decide(
      ({ disputes }) =>
        notTwice(disputes.get(round)) ?? [
          { type: 'dispute-opened', round, table, words, seal, by: person.id },
        ],
    )
  }

  async decide(round: string, decision: Decision, words: string, by: Person): Promise<Refusal | undefined> {
    const kept = await this.#store.round(round)
    const isParty = await this.#hasPlayed(round, by)
    return this.#house.decide(({ disputes }) => {
      const dispute = disputes.get(round)
      if (!dispute) return refuseInHouse('house-no-dispute', { round })
      if (dispute.decided) return refuseInHouse('house-dispute-decided', { round })
      if (isParty || dispute.by === by.id) return refuseInHouse('house-own-dispute')
      if (!kept || sealOf(kept) !== dispute.seal) return refuseInHouse('house-round-changed', { round })
      return [{ type: 'dispute-decided', round, table: dispute.table, decision, words, by: by.id }]
    })
  }

  async #hasPlayed(round: string, person: Person): Promise<boolean> {
    const kept = await roundKept(this.#store, round)
    if (!kept) return false
    // A round that was called off came to nothing for anybody: its seats say who was in it.
    const { people, seats } = kept.round
    return ownRound(kept, person) !== undefined || (!people && Object.values(seats).includes(person.name))
  }
}

export const isOpen = (dispute: DisputeView | undefined): boolean => dispute !== undefined && !dispute.decided

function notTwice(dispute: DisputeView | undefined): Refusal | undefined {
  if (!dispute) return undefined
  const { round, decided } = dispute
  return refuseInHouse(decided ? 'house-dispute-decided' : 'house-dispute-open', { round })
}
