import type { LineRefusals } from '@cardroom/protocol'
import type { PageRefusals } from '../page-refusals.ts'
import type { Says } from '../speaker.ts'

export const lineRefusals: Says<LineRefusals> = {
  'line-not-json': 'that is not JSON',
  'line-no-message': ({ what }) => what,
  'line-hello-first': 'say hello first',
  'line-hello-twice': 'you have said hello already',
  'line-too-many-newcomers': 'too many new people come from where you are; try again in a moment',
  'line-too-many-questions': 'too many questions at once; try again in a second',
  'line-archive-missing': 'this lies in an archive that is not there at the moment',
  'line-no-such-table': ({ table }) => `there is no table "${table}"`,
  'line-no-such-word': 'no table has this word; it may be closed already',
  'line-went-wrong': 'something went wrong; nothing has changed',
}

export const pageRefusals: Says<PageRefusals> = {
  'page-line-lost': 'the line is down',
  'page-name-kept': 'you have a seat or wait for one: the name that the others know stays until you leave it',
  'page-no-odds': ({ game }) => `there is no "${game}" against a player-dealer`,
  'page-nothing-to-practise': ({ game }) => `there is nothing to decide in ${game} whose value is known`,
  'page-no-decision-there': ({ round, at }) => `nothing was decided at step ${at} of round ${round}`,
  'page-not-a-seed': ({ seed }) => `“${seed}” is no seed: one has up to 40 letters, digits, dots and dashes`,
  'page-no-passkey': 'no passkey was chosen',
  'page-not-a-name': 'a name has up to 20 letters, digits, dots, dashes or underscores',
}
