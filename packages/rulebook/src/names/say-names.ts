import { type Saying, sayer } from '@cardroom/engine/say'

/** The names of incidents and readings; one that a room has added keeps its own name. */
export interface NameSentences {
  'incident-name': { name: string }
  'reading-name': { name: string }
  'reading-value': { value: string }
  /** A name that a layout prints. */
  'printed-name': { name: string }
  /** An option of a fee document, as records name it: `own/3`. */
  'schedule-name': { schedule: string }
}

const say = sayer<NameSentences>()

/** An incident's name in words. */
export const incidentName = (name: string): Saying => say('incident-name', { name })
/** A reading's name in words. */
export const readingName = (name: string): Saying => say('reading-name', { name })
/** A reading's value in words. */
export const readingValue = (value: string): Saying => say('reading-value', { value })
/** A schedule option's name in words. */
export const scheduleNamed = (schedule: string): Saying => say('schedule-name', { schedule })
