import type { PageRefusals } from '../page-refusals.ts'
import type { Says } from '../speaker.ts'

export const pageRefusals: Says<PageRefusals> = {
  'page-line-lost': 'the line is down',
  'page-not-json': 'this is not JSON',
  'page-no-object': 'an object is needed',
  'page-no-odds': ({ game }) => `there is no "${game}" against a player-dealer`,
}
