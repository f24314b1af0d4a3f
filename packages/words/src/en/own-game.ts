import type { OwnGameRefusals } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

const quoted = (words: readonly string[]): string => words.map(word => `"${word}"`).join(' or ')

export const ownGameRefusals: Says<OwnGameRefusals> = {
  'own-no-such-family': ({ known, found }) => `one of ${known.join(', ')}, not ${found ?? 'missing'}`,
  'own-twice': ({ name }) => `"${name}" is there twice`,
  'own-no-such-reading': ({ name }) => `no game has a reading "${name}"`,
  'own-no-such-value': ({ known, found }) => `${quoted(known)}, not "${found}"`,
  'own-is-the-default': ({ value }) => `"${value}" is the default`,
  'own-no-such-wager': ({ on }) => `there is no wager "${on}"`,
  'own-never-settled': ({ on }) => `"${on}" is never settled`,
  'own-decks-backwards': ({ from, to }) => `from ${from} to ${to}`,
  'own-limit-backwards': ({ min, max }, { money }) => `from ${money(min)} to ${money(max)}`,
  'own-option-twice': ({ name, before }) => `${name} is ${before} already`,
}
