import { hash, randomInt, timingSafeEqual } from 'node:crypto'

/** Without letters that are taken for figures or for each other. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 16
const IN_A_SET = 10

/** Recovery codes, to be said once: 80 bits each, so that a plain hash of one tells nothing. */
export const makeCodes = (): readonly string[] =>
  Array.from({ length: IN_A_SET }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )

/** As it was meant, however it was copied from paper. */
const meant = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')

/** What a code is compared with. */
export const codeVerifier = (code: string): string => hash('sha256', `cardroom code ${meant(code)}`)

export const isCode = (code: string, verifier: string): boolean => {
  const given = Buffer.from(codeVerifier(code))
  const kept = Buffer.from(verifier)
  return given.length === kept.length && timingSafeEqual(given, kept)
}
