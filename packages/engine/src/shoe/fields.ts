/** Each field with its length in bytes, so that no two lists of fields read alike: `3:abc,0:,`. */
export const withLengths = (fields: readonly string[]): string =>
  fields.map(field => `${new TextEncoder().encode(field).length}:${field},`).join('')
