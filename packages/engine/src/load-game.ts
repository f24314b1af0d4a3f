import type { FamilyName, RulesOf, SetupOf } from './families.ts'
import type { Family } from './family/family.ts'
import { bind, type Game } from './family/game.ts'

const load: { readonly [N in FamilyName]: () => Promise<Family<RulesOf<N>, SetupOf<N>>> } = {
  baccarat: async () => (await import('./banked/baccarat/family.ts')).baccarat,
  blackjack: async () => (await import('./banked/blackjack/family.ts')).blackjack,
  'let-it-ride': async () => (await import('./banked/let-it-ride/family.ts')).letItRide,
  'pai-gow': async () => (await import('./banked/pai-gow/family.ts')).paiGow,
  pan: async () => (await import('./pan/family/family.ts')).pan,
  'pan-9': async () => (await import('./banked/pan-9/family.ts')).pan9,
  poker: async () => (await import('./poker/family/family.ts')).poker,
  'three-card': async () => (await import('./banked/three-card/family.ts')).threeCard,
  tiles: async () => (await import('./banked/tiles/family.ts')).tiles,
  ultimate: async () => (await import('./banked/ultimate/family.ts')).ultimate,
}

/** Binds a rule set to its family, which it loads now; `gameOf` has all families loaded. */
export const loadGame = async <N extends FamilyName>(rules: RulesOf<N>): Promise<Game<RulesOf<N>>> =>
  bind(await load[rules.family](), rules)
