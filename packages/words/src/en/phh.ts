import type { PhhRefusals } from '@cardroom/engine/phh'
import type { Says } from '../speaker.ts'

export const phhRefusals: Says<PhhRefusals> = {
  'phh-not-a-hand': 'not a hand',
  'phh-missing': 'is missing',
  'phh-stacks-needed': 'two or more numbers are needed',
  'phh-texts-needed': 'a list of texts is needed',
  'phh-number-each-needed': 'a number for each player is needed',
  'phh-unknown-variant': ({ variant, known }) => `"${variant}" is not known (${known.join(', ')})`,
  'phh-not-an-action': ({ text }) => `"${text}" is not an action`,
  'phh-hand-over': ({ player }) => `p${player} is not to act: the hand is over`,
  'phh-hand-not-finished': ({ seat }) => `the hand is not finished: seat ${seat} is to act`,
  'phh-action-not-allowed': ({ player, action, moves }) =>
    `p${player} may not ${action} here: ${moves.join(', ')}`,
  'phh-no-pot-game': ({ game }) => `${game} is not a pot game`,
  'hand-not-held': ({ what }) => `a record cannot say this: ${what}`,
}
