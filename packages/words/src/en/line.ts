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
  'line-no-such-table': ({ table }) => `there is no table "${table}"`,
  'line-went-wrong': 'something went wrong; nothing has changed',
}

export const pageRefusals: Says<PageRefusals> = {
  'page-line-lost': 'the line is down',
  'page-not-json': 'this is not JSON',
  'page-no-object': 'an object is needed',
  'page-no-odds': ({ game }) => `there is no "${game}" against a player-dealer`,
}
