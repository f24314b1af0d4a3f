import type { SignSentences } from '../catalogue.ts'
import type { Says, Speaker } from '../speaker.ts'

const figures = (cents: readonly number[], { money }: Speaker): string => cents.map(money).join('/')

/** What the sign at a table says. */
export const signSentences: Says<SignSentences> = {
  'sign-wagers': ({ min, max }, { money }) => `${money(min)}–${money(max)}`,
  'sign-limit': ({ bets }, speaker) => `${figures(bets, speaker)} con límite`,
  'sign-spread': ({ range }, speaker) => `${figures(range, speaker)} límite de rango`,
  'sign-pot-limit': ({ blinds }, speaker) => `${figures(blinds, speaker)} límite del bote`,
  'sign-no-limit': ({ blinds }, speaker) => `${figures(blinds, speaker)} sin límite`,
  'sign-chip': ({ chip }, { money }) => `${money(chip)} por ficha`,
}
