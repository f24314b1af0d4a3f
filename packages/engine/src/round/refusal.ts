/** Why an input was not taken. Nothing has changed. */
export interface Refusal {
  readonly refused: string
}

export const refuse = (why: string): Refusal => ({ refused: why })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value
