import type { FamilyTable } from '../../family/family-table.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { isRefusal } from '../../say/refusal.ts'
import type { TablePart } from '../part.ts'
import { seatedIn } from '../seats.ts'

interface PlainSetup {
  readonly seats: readonly number[]
}

export const plainRules: RuleSet = {
  id: 'room/game',
  name: 'A game',
  family: 'plain',
  source: [],
  seats: { places: 6, cite: 'practice' },
  readings: [],
  incidents: [],
}

/** A family that only deals, for tests of what all tables do. */
export const plainFamily: FamilyTable<RuleSet, PlainSetup> = {
  usual: () => ({ setup: {}, buyIn: { min: 1, usual: 1 }, smallest: 1 }),
  lay:
    ({ start }) =>
    (at): TablePart => ({
      pauses: 'before-the-deal',
      take: () => [],
      begin: () => [],
      deal() {
        const playing = seatedIn(at.seats)
        const setup = { seats: playing.map(({ seat }) => seat) }
        const round = start(setup)
        const accounts = Object.fromEntries(playing.map(({ seat, player }) => [seat, player]))
        return isRefusal(round) ? round : { setup, accounts, round }
      },
      apply: () => {},
      face: () => ({ stage: 'pause', buttons: [], wagers: [], lying: {}, owes: {} }),
      layout: () => ({ spots: [], backLine: 0 }),
      sign: () => ({ say: 'own-words', values: { text: '' } }),
      may: () => [],
      due: () => ({ asked: [], deal: 'ready' }),
      answer: () => ({}),
      save: () => ({}),
    }),
}
