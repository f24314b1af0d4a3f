/** How pieces stand together, pointed as the language is; what is not there is left out. */
export interface JoinedWords {
  labelled(values: { label: string; what: string }): string
  clauses(values: { pieces: readonly (string | undefined)[] }): string
  parts(values: { pieces: readonly (string | undefined)[] }): string
  sentences(values: { pieces: readonly (string | undefined)[] }): string
}
