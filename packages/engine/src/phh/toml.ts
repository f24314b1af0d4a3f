/** A value of JSON as TOML writes it on one line. */
export function tomlValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, of]) => of !== undefined)
  return `{ ${fields.map(([key, of]) => `${JSON.stringify(key)} = ${tomlValue(of)}`).join(', ')} }`
}
