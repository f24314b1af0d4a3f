import type { NameSentences } from '@cardroom/rulebook'
import { nameOrOwn, nameOrSame } from '../../own-word.ts'
import type { Says } from '../../speaker.ts'
import { incidentNames } from './incidents.ts'
import { printedNames } from './printed.ts'
import { readingNames } from './readings.ts'
import { scheduleName } from './schedules.ts'
import { readingValues } from './values.ts'

/** What the lists of the filings are called by. */
export const names: Says<NameSentences> = {
  'incident-name': ({ name }) => nameOrOwn(incidentNames, name),
  'reading-name': ({ name }) => nameOrOwn(readingNames, name),
  'reading-value': ({ value }) => nameOrOwn(readingValues, value),
  'printed-name': ({ name }) => nameOrSame(printedNames, name),
  'schedule-name': ({ schedule }) => scheduleName(schedule),
}
