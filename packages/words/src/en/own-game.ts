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
  'own-too-many-cards': ({ cards, most }) => `${cards} cards: a hand is ranked of ${most} at most`,
  'own-house-way-leaves-out': ({ cards }) => `no row says how ${cards} are set`,
  'own-house-way-needs-any': ({ high }) => `the last row must be for every other hand: "${high}"`,
  'own-decks-backwards': ({ from, to }) => `from ${from} to ${to}`,
  'own-limit-backwards': ({ min, max }, { money }) => `from ${money(min)} to ${money(max)}`,
  'own-option-twice': ({ name, before }) => `${name} is ${before} already`,
  'own-no-such-place': ({ place }) => `there is nothing at "${place}"`,
  'own-beyond-the-text': ({ cite, lines }) => `${cite}: the text has ${lines} lines`,
  'own-lines-do-not-say': ({ cite, odds }) => `the lines ${cite} do not speak of ${odds}`,
  'own-fee-rule': ({ rule, printed: [first = 0, second = 0, third = 0] }, { money }) =>
    ({
      'at-most-rates': `${first} rates, and the sheets have ${second} at most`,
      'rates-rise': `${money(second)} from ${money(third)} on is less than the ${money(first)} before it`,
      'starts-at-the-minimum': `the rows begin at ${money(first)}, and the table’s minimum is ${money(second)}`,
      'every-amount': `no row says what is taken above ${money(second)}`,
    })[rule],
}
