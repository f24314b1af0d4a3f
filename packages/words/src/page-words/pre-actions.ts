/** Decisions made ahead of the turn. */
export interface PreActionsWords {
  readonly title: string
  readonly says: {
    readonly 'check-fold': string
    readonly check: string
    readonly 'call-any': string
    readonly 'fold-to-any': string
  }
  call(values: { money: string }): string
  dropped(values: { what: string }): string
}
