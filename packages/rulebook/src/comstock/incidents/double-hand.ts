import { bankedIncidents, bankOpenedEarly, filedFirst } from '@cardroom/engine/banked'
import type { PaiGowIncident } from '@cardroom/engine/pai-gow'
import { sayOfBanked } from '../../banked/sentences.ts'
import { foulSetting } from '../../pai-gow/incidents.ts'

const filed: readonly PaiGowIncident[] = [
  {
    name: 'boxed-card',
    written: 'in-the-record',
    then: 'replaced-from-the-stub',
    says: {
      when: sayOfBanked('pai-gow-when-boxed-card'),
      then: sayOfBanked('pai-gow-then-replaced-from-stub'),
    },
    cite: '003:520',
  },
  {
    name: 'exposed-card',
    written: 'ruling',
    when: 'before-any-setting',
    names: ['any-hand', 'cards'],
    then: 'replaced-from-the-stub',
    says: {
      when: sayOfBanked('pai-gow-when-exposed-card'),
      then: sayOfBanked('pai-gow-then-replaced-from-stub'),
    },
    cite: '003:520',
  },
  {
    name: 'card-shown-by-player',
    written: 'ruling',
    names: ['any-hand', 'cards'],
    then: 'card-stays',
    says: {
      when: sayOfBanked('pai-gow-when-shown-by-player'),
      then: sayOfBanked('pai-gow-then-stays-in-hand'),
    },
    cite: '003:520',
  },
  {
    name: 'too-few-cards',
    written: 'ruling',
    when: 'hand-not-set',
    names: ['any-hand'],
    then: 'completed-from-the-stub',
    says: { when: sayOfBanked('pai-gow-when-wrong-count'), then: sayOfBanked('pai-gow-then-completed') },
    cite: '003:515',
  },
  {
    name: 'too-many-cards',
    written: 'ruling',
    when: 'hand-not-set',
    names: ['any-hand'],
    then: 'dead-hand-with-collection',
    says: {
      when: sayOfBanked('pai-gow-when-wrong-count'),
      then: sayOfBanked('pai-gow-then-dead-with-collection'),
    },
    cite: '003:515',
  },
  foulSetting('003:510, 527'),
  {
    name: 'foul-setting',
    written: 'ruling',
    names: ['any-hand', 'cards'],
    then: 'foul-setting',
    says: { when: sayOfBanked('pai-gow-when-wrong-front'), then: sayOfBanked('pai-gow-then-foul') },
    cite: '003:511-513, 527',
  },
  {
    name: 'hand-mixed',
    written: 'ruling',
    names: ['players-hand'],
    then: 'foul-hand',
    says: { when: sayOfBanked('pai-gow-when-hand-mixed'), then: sayOfBanked('pai-gow-then-foul') },
    cite: '003:513, 527',
  },
  {
    name: 'foul-hand',
    written: 'ruling',
    names: ['players-hand'],
    then: 'foul-hand',
    says: {
      when: sayOfBanked('filed-when-foul-for-another-reason'),
      then: sayOfBanked('filed-then-forfeited'),
    },
    cite: '003:527',
  },
  {
    name: 'cards-touched',
    written: 'ruling',
    when: 'player-dealer-has-set',
    names: ['players-hand'],
    then: 'foul-hand',
    says: { when: sayOfBanked('pai-gow-when-cards-touched'), then: sayOfBanked('filed-then-forfeited') },
    cite: '003:526',
  },
  {
    name: 'dealer-set-foul',
    written: 'ruling',
    names: ['any-hand', 'cards'],
    then: 'set-by-the-floor',
    says: { when: sayOfBanked('pai-gow-when-dealer-set-foul'), then: sayOfBanked('pai-gow-then-floor-sets') },
    cite: '003:533',
  },
  {
    name: 'wager-touched',
    written: 'ruling',
    names: ['wager'],
    then: 'forfeit',
    says: { when: sayOfBanked('pai-gow-when-wager-touched'), then: sayOfBanked('filed-then-forfeited') },
    cite: '003:521, 526',
  },
  {
    name: 'side-bet',
    written: 'in-the-record',
    then: 'refused',
    says: { when: sayOfBanked('filed-when-side-bet'), then: sayOfBanked('filed-then-refused') },
    cite: '003:531',
  },
  {
    name: 'odd-increment',
    written: 'in-the-record',
    then: 'refused',
    says: { when: sayOfBanked('pai-gow-when-odd-increment'), then: sayOfBanked('filed-then-refused') },
    cite: '003:522',
  },
  {
    name: 'play-dispute',
    written: 'in-the-record',
    then: 'as-the-rules-say',
    says: { when: sayOfBanked('pai-gow-when-play-dispute'), then: sayOfBanked('pai-gow-then-largest-wager') },
    cite: '003:507-508',
  },
  {
    name: 'surrender',
    written: 'in-the-record',
    then: 'refused',
    says: { when: sayOfBanked('pai-gow-when-surrender'), then: sayOfBanked('pai-gow-then-all-hands-shown') },
    cite: '003:530',
  },
]

/** The incidents of Double Hand Poker, with practice for the rest. */
export const doubleHandIncidents: readonly PaiGowIncident[] = filedFirst(filed, [
  ...bankedIncidents,
  bankOpenedEarly,
])
