import type { TableSettings } from '@cardroom/engine'

/** What was stored, before anybody knows its form. */
export type Stored = Readonly<Record<string, unknown>>

/** What a step may ask about the table whose events it lifts. */
export interface About {
  /** What was set when it was opened; its first event is lifted without. */
  settings(): TableSettings
  /** The result of a round that is over, as its record has it. */
  result(round: string): Stored | undefined
}

/** Makes what was stored in one version into what the next would have stored. */
export interface Step {
  event(event: Stored, about: About): Stored
  snapshot(snapshot: Stored, about: About): Stored
}
