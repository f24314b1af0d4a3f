import type { Refusal } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import type { Decision, DisputeReply, DisputeView } from '@cardroom/protocol'
import { refuseInHouse, refuseInRoom } from '../refusals/refuse.ts'
import type { StaffRoles } from '../roles/staff-roles.ts'
import type { Person, Store, StoredRound } from '../store/store.ts'
import { ownRound } from '../views/own-rounds.ts'
import { storedRound } from '../views/stored-rounds.ts'

/** The hash of a round while it is disputed. */
const sealOf = (round: StoredRound): string => sha256(JSON.stringify(round))

/**
 * Disputes about rounds. As long as one is open its round is sealed for both sides: no card of it that was not shown
 * is opened, it is not moved into an archive, and the decision is about the round as it was when it was disputed.
 */
export class Disputes {
  readonly #store: Store
  readonly #roles: StaffRoles

  constructor(store: Store, roles: StaffRoles) {
    this.#store = store
    this.#roles = roles
  }

  /** The open ones first, the newest of each first. */
  get all(): readonly DisputeView[] {
    const newest = [...this.#roles.state.disputes.values()].toReversed()
    return [...newest.filter(({ decided }) => !decided), ...newest.filter(({ decided }) => decided)]
  }

  /** Why a disputed round is neither opened nor archived. */
  refusesToOpen(round: string): Refusal | undefined {
    return isOpenDispute(this.#roles.state.disputes.get(round))
      ? refuseInHouse('house-round-sealed', { round })
      : undefined
  }

  /** Whether a person may dispute a round, and its dispute; nothing for outsiders. */
  async of(round: string, person: Person): Promise<DisputeReply> {
    await this.#roles.catchUp()
    const dispute = this.#roles.state.disputes.get(round)
    const isParty = await this.#hasPlayed(round, person)
    const isShown = isParty || this.#roles.has(person.id, 'floor') || this.#roles.has(person.id, 'auditor')
    return { may: isParty && !dispute, ...(dispute && isShown ? { dispute } : {}) }
  }

  async open(round: string, person: Person, words: string): Promise<Refusal | undefined> {
    const kept = await this.#store.round(round)
    if (!kept) return refuseInRoom('no-such-round', { round })
    if (!(await this.#hasPlayed(round, person))) return refuseInHouse('house-not-played-by-you', { round })
    const { table } = kept
    const seal = sealOf(kept)
    return this.#roles.decide(
      ({ disputes }) =>
        refuseSecondDispute(disputes.get(round)) ?? [
          { type: 'dispute-opened', round, table, words, seal, by: person.id },
        ],
    )
  }

  async decide(round: string, decision: Decision, words: string, by: Person): Promise<Refusal | undefined> {
    const kept = await this.#store.round(round)
    const isParty = await this.#hasPlayed(round, by)
    return this.#roles.decide(({ disputes }) => {
      const dispute = disputes.get(round)
      if (!dispute) return refuseInHouse('house-no-dispute', { round })
      if (dispute.decided) return refuseInHouse('house-dispute-decided', { round })
      if (isParty || dispute.by === by.id) return refuseInHouse('house-own-dispute')
      if (!kept || sealOf(kept) !== dispute.seal) return refuseInHouse('house-round-changed', { round })
      return [{ type: 'dispute-decided', round, table: dispute.table, decision, words, by: by.id }]
    })
  }

  async #hasPlayed(round: string, person: Person): Promise<boolean> {
    const kept = await storedRound(this.#store, round)
    if (!kept) return false
    // A voided round has no result: its seats say who was in it.
    const { people, seats } = kept.round
    return ownRound(kept, person) !== undefined || (!people && Object.values(seats).includes(person.name))
  }
}

export const isOpenDispute = (dispute: DisputeView | undefined): boolean =>
  dispute !== undefined && !dispute.decided

function refuseSecondDispute(dispute: DisputeView | undefined): Refusal | undefined {
  if (!dispute) return undefined
  const { round, decided } = dispute
  return refuseInHouse(decided ? 'house-dispute-decided' : 'house-dispute-open', { round })
}
