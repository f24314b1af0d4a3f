import type { RulesOf } from '@cardroom/engine'
import { POT_NEEDS } from '../felt/needs.ts'
import type { PageFamily } from './page-family.ts'
import { suggestedStakes, usualStacks } from './usual-setup.ts'

export const poker: PageFamily<RulesOf<'poker'>> = {
  needs: POT_NEEDS,
  cardsCome: 'by-street',
  usualSetup: (rules, seats) => ({ ...suggestedStakes(rules), button: 1, ...usualStacks(seats) }),
}
