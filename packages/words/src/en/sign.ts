import type { SignSentences } from '../catalogue.ts'
import type { Says, Speaker } from '../speaker.ts'

const figures = (cents: readonly number[], { money }: Speaker): string => cents.map(money).join('/')

/** What the sign at a table says. */
export const signSentences: Says<SignSentences> = {
  'sign-wagers': ({ min, max }, { money }) => `${money(min)}–${money(max)}`,
  'sign-limit': ({ bets }, speaker) => `${figures(bets, speaker)} limit`,
  'sign-spread': ({ range }, speaker) => `${figures(range, speaker)} spread limit`,
  'sign-pot-limit': ({ blinds }, speaker) => `${figures(blinds, speaker)} pot limit`,
  'sign-no-limit': ({ blinds }, speaker) => `${figures(blinds, speaker)} no limit`,
  'sign-chip': ({ chip }, { money }) => `${money(chip)} a chip`,
}
