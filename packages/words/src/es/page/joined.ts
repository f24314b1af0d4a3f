type Pieces = readonly (string | undefined)[]

/** How pieces stand together, pointed as the language is; what is not there is left out. */
export const joined = {
  labelled: (label: string, what: string): string => `${label}: ${what}`,
  clauses: (pieces: Pieces): string => pieces.filter(Boolean).join(', '),
  parts: (pieces: Pieces): string => pieces.filter(Boolean).join('; '),
  sentences: (pieces: Pieces): string => pieces.filter(Boolean).join('. '),
}
