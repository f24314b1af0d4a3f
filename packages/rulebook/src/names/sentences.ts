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
