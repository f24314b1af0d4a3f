const encoder = new TextEncoder()

/** Each field with its length in bytes, so that no two lists of fields read alike: `3:abc,0:,`. */
export const withLengths = (fields: readonly string[]): string =>
  fields.map(field => `${bytesOf(field)}:${field},`).join('')

/** Hashes and numbers, most of the texts, have as many bytes as letters. */
const bytesOf = (field: string): number =>
  ASCII_ONLY.test(field) ? field.length : encoder.encode(field).length

const ASCII_ONLY = /^[ -~]*$/
