import type { SignSentences } from '../catalogue.ts'
import type { Says, Speaker } from '../speaker.ts'

const figures = (cents: readonly number[], { money }: Speaker): string => cents.map(money).join('/')

/** What the sign at a table says. */
export const signSentences: Says<SignSentences> = {
  'sign-wagers': ({ min, max }, { money }) => `${money(min)}–${money(max)}`,
  'sign-limit': ({ bets }, speaker) => `${figures(bets, speaker)}限注`,
  'sign-spread': ({ range }, speaker) => `${figures(range, speaker)}範圍限注`,
  'sign-pot-limit': ({ blinds }, speaker) => `${figures(blinds, speaker)}底池限注`,
  'sign-no-limit': ({ blinds }, speaker) => `${figures(blinds, speaker)}無限注`,
  'sign-chip': ({ chip }, { money }) => `每枚籌碼${money(chip)}`,
}
