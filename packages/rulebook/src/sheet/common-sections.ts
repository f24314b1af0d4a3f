import type { Reading, Section, Word } from '@cardroom/engine'
import { sayer } from '@cardroom/engine/say'
import { incidentName, readingName, readingValue } from '../names/say-names.ts'
import type { SheetIncident } from './incident.ts'
import type { SheetSentences } from './sentences.ts'

const say = sayer<SheetSentences>()

/** The sections of every rule set beside its family's; a sheet leaves out empty ones. */

export const readingSection = (readings: readonly Reading[]): Section[] =>
  sectionUnlessEmpty(readings, {
    title: say('sheet-readings'),
    table: {
      columns: [say('sheet-open-point'), say('sheet-read-as'), say('sheet-or-else'), say('sheet-why')],
      rows: readings.map(one => ({
        cells: [
          readingName(one.name),
          readingValue(one.default),
          say('sheet-others', { values: one.others }),
          one.why,
        ],
        cite: one.cite,
      })),
    },
  })

export const incidentSection = (incidents: readonly SheetIncident[]): Section[] =>
  sectionUnlessEmpty(incidents, {
    title: say('sheet-incidents'),
    table: {
      columns: [say('sheet-incident'), say('sheet-when'), say('sheet-consequence')],
      rows: incidents.map(one => ({
        cells: [incidentName(one.name), one.when, one.consequence],
        cite: one.cite,
      })),
    },
  })

export const glossarySection = (words: readonly Word[]): Section[] =>
  sectionUnlessEmpty(words, {
    title: say('sheet-glossary'),
    table: {
      columns: [say('sheet-word'), say('sheet-means')],
      rows: words.map(one => ({ cells: [one.word, one.means], cite: one.cite })),
    },
  })

const sectionUnlessEmpty = (of: readonly unknown[], section: Section): Section[] =>
  of.length > 0 ? [section] : []
