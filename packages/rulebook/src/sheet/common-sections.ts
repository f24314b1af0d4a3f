import type { Reading, Section, Word } from '@cardroom/engine'
import type { SheetIncident } from './incident.ts'

/** What every rule set has beside its family's sections; a sheet leaves out what is empty. */

export const readingSection = (readings: readonly Reading[]): Section[] =>
  some(readings, {
    title: 'Readings',
    table: {
      columns: ['Open point', 'Read as', 'Or else', 'Why'],
      rows: readings.map(one => ({
        cells: [one.name, one.default, one.others.join(', '), one.why],
        cite: one.cite,
      })),
    },
  })

export const incidentSection = (incidents: readonly SheetIncident[]): Section[] =>
  some(incidents, {
    title: 'When something goes wrong',
    table: {
      columns: ['Incident', 'When', 'Consequence'],
      rows: incidents.map(one => ({ cells: [one.name, one.when, one.consequence], cite: one.cite })),
    },
  })

export const glossarySection = (words: readonly Word[]): Section[] =>
  some(words, {
    title: 'Words',
    table: {
      columns: ['Word', 'Means'],
      rows: words.map(one => ({ cells: [one.word, one.means], cite: one.cite })),
    },
  })

const some = (of: readonly unknown[], section: Section): Section[] => (of.length > 0 ? [section] : [])
