import type { Value } from '@cardroom/engine'

/** Begins otherwise, or is all in small or in large letters. */
export function inCase(written: string, wanted: Value): string {
  switch (wanted) {
    case 'capital':
      return written.charAt(0).toUpperCase() + written.slice(1)
    case 'uncapital':
      return written.charAt(0).toLowerCase() + written.slice(1)
    case 'lower':
      return written.toLowerCase()
    case 'upper':
      return written.toUpperCase()
    default:
      return written
  }
}
