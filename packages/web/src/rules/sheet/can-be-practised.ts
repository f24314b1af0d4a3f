import type { FamilyName } from '@cardroom/engine'
import { isFamilyName } from '@cardroom/engine'

/**
 * Whether the choices of a family's games have values to practise by: in games against a player-dealer, of which
 * baccarat leaves nothing to decide. The lab knows this too, but is too large to be loaded for a link.
 */
const PRACTISED_FAMILIES: Readonly<Record<FamilyName, boolean>> = {
  baccarat: false,
  blackjack: true,
  'let-it-ride': true,
  'pai-gow': true,
  pan: false,
  'pan-9': true,
  poker: false,
  'three-card': true,
  tiles: true,
  ultimate: true,
}

export const canBePractised = ({ family }: { readonly family: string }): boolean =>
  isFamilyName(family) && PRACTISED_FAMILIES[family]
