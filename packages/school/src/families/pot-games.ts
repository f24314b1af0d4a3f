import type { RulesOf } from '@cardroom/engine'
import { changeForCall } from '../finders/change.ts'
import { firstToAct } from '../finders/first-to-act.ts'
import { meldPays } from '../finders/meld-pays.ts'
import { potShares } from '../finders/pot-shares.ts'
import { schoolPanSetup, schoolPokerSetup } from '../table/stacks.ts'
import type { SchoolFamily } from './family.ts'

export const poker: SchoolFamily<RulesOf<'poker'>> = {
  setup: (rules, house, { level }, chance) => schoolPokerSetup(rules, house, level, chance),
  first: firstToAct,
  pots: potShares,
  change: { find: changeForCall },
  hands: { fiveOf: ({ showdown }) => showdown },
}

export const pan: SchoolFamily<RulesOf<'pan'>> = {
  setup: (rules, house, { level }, chance) => schoolPanSetup(rules, house, level, chance),
  pays: meldPays,
}
