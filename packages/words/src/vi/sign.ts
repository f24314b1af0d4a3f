import type { SignSentences } from '../catalogue.ts'
import type { Says, Speaker } from '../speaker.ts'

const figures = (cents: readonly number[], { money }: Speaker): string => cents.map(money).join('/')

/** What the sign at a table says. */
export const signSentences: Says<SignSentences> = {
  'sign-wagers': ({ min, max }, { money }) => `${money(min)}–${money(max)}`,
  'sign-limit': ({ bets }, speaker) => `${figures(bets, speaker)} có giới hạn`,
  'sign-spread': ({ range }, speaker) => `${figures(range, speaker)} cược trong khoảng`,
  'sign-pot-limit': ({ blinds }, speaker) => `${figures(blinds, speaker)} giới hạn theo pot`,
  'sign-no-limit': ({ blinds }, speaker) => `${figures(blinds, speaker)} không giới hạn`,
  'sign-chip': ({ chip }, { money }) => `${money(chip)} một chip`,
}
