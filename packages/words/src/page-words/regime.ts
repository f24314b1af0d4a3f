/** A table that is run under more than its filing. */
export interface RegimeWords {
  readonly title: string
  readonly asFiled: string
  readonly standings: {
    readonly 'in-force': string
    readonly 'not-yet': string
    readonly enjoined: string
  }
  of(values: { name: string; standing: string }): string
  readonly provider: string
  readonly isProvider: string
  readonly clock: string
  others(values: { had: number; needed: number; by: string }): string
  othersDone(values: { had: number; by: string }): string
  over(values: { at: string }): string
  readonly notice: string
}
