import type { HouseRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'
import { partNames } from './page/part-names.ts'

export const houseRefusals: Says<HouseRefusals> = {
  'house-who-asks': 'nobody in particular asks: come in by the page first',
  'house-needs-part': ({ needs }) => `only the ${partNames[needs]} may do that`,
  'house-auditor-looks-on-nowhere': 'an auditor reads what is over, and takes no part in what goes on',
  'house-no-such-person': ({ person }) => `nobody here is "${person}"`,
  'house-has-the-part': ({ part }) => `that is the part of theirs already: ${partNames[part]}`,
  'house-has-not-the-part': ({ part }) => `that is no part of theirs: ${partNames[part]}`,
  'house-last-operator':
    'a house without an operator could not be run: grant the part to somebody else first',
  'house-auditor-stands-alone': 'an auditor has no other part, and nobody with another part is an auditor',
  'house-seated-somewhere': 'somebody who sits at a table cannot become an auditor',
  'house-link-not-good': 'this link is not good: it was used already, or never made',
  'house-link-expired': 'this link is too old: the terminal makes another',
  'house-you-are-out': 'the floor has asked you to leave',
  'house-out-already': 'they were let out already',
  'house-not-out': 'they were not let out',
  'house-part-stays': 'who runs the house or its floor is not let out: take the part first',
  'house-table-is-closing': 'this table is being closed',
  'not-enough-in-wallet': ({ has, wanted }, { money }) =>
    `your wallet has ${money(has)}, and ${money(wanted)} would be needed`,
  'house-wallet-below-nothing': ({ has }, { money }) =>
    `there is only ${money(has)} in that wallet: no more can be taken out of it`,
  'house-not-over': ({ round }) => `"${round}" is not over yet, or its shoe is still in use`,
  'house-no-such-template': ({ name }) => `no template is called "${name}"`,
  'house-plays-already': ({ game }) => `they sit at a table of ${game} already`,
  'house-on-the-list': 'the name is on the list already',
  'house-not-on-the-list': 'the name is not on the list',
  'house-no-table-of-game': ({ game }) => `the house has no table of ${game}`,
  'house-not-seated-there': ({ table }) => `they do not sit at "${table}"`,
  'house-moving-already': 'they are changing tables already',
  'house-other-game': 'another game is played there',
  'house-feeds-itself': 'a main game does not feed its own feeder',
  'house-not-played-by-you': ({ round }) => `only who has played "${round}" can dispute it`,
  'house-dispute-open': ({ round }) => `"${round}" is disputed already`,
  'house-dispute-decided': ({ round }) => `the dispute about "${round}" is decided`,
  'house-no-dispute': ({ round }) => `nobody disputes "${round}"`,
  'house-own-dispute': 'who has played a round does not decide about it',
  'house-round-changed': ({ round }) => `"${round}" is not what it was when it was disputed`,
  'house-round-sealed': ({ round }) => `"${round}" is disputed: it stays sealed until that is decided`,
}
