import { type Saying, sayer } from '@cardroom/engine/say'
import type { NameSentences } from './sentences.ts'

const say = sayer<NameSentences>()

/** An incident's name in words. */
export const incidentName = (name: string): Saying => say('incident-name', { name })
/** A reading's name in words. */
export const readingName = (name: string): Saying => say('reading-name', { name })
/** A reading's value in words. */
export const readingValue = (value: string): Saying => say('reading-value', { value })
/** A schedule option's name in words. */
export const scheduleNamed = (schedule: string): Saying => say('schedule-name', { schedule })
