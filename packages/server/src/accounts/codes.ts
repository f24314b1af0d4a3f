import { hash, randomInt, timingSafeEqual } from 'node:crypto'

/** Leaves out letters that look like digits or like each other. */
const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const CODE_LENGTH = 16
const CODES_PER_SET = 10

/** Makes recovery codes of 80 bits each, so that a plain hash of one reveals nothing. */
export const makeCodes = (): readonly string[] =>
  Array.from({ length: CODES_PER_SET }, () =>
    Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )

/** A code as it was meant, however it was copied from paper. */
const normalizedCode = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')

/** The stored hash of a code. */
export const codeVerifier = (code: string): string => hash('sha256', `cardroom code ${normalizedCode(code)}`)

export const isCode = (code: string, verifier: string): boolean => {
  const given = Buffer.from(codeVerifier(code))
  const kept = Buffer.from(verifier)
  return given.length === kept.length && timingSafeEqual(given, kept)
}
