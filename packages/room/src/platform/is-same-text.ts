/** Compares secrets: takes as long for a wrong text as for the right one of its length. */
export function isSameText(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let differs = 0
  for (let i = 0; i < one.length; i++) differs |= one.charCodeAt(i) ^ other.charCodeAt(i)
  return differs === 0
}
