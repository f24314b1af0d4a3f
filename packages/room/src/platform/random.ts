/** Unguessable randomness from Web Crypto, which every runtime has. */
const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count))

/** So many random bytes as lower-case hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  Array.from(randomBytes(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

/** So many random bytes as base64url, which fits into an address; a command line takes no word with a dash first. */
export function randomWord(bytes: number): string {
  const word = btoa(String.fromCharCode(...randomBytes(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return word.startsWith('-') ? randomWord(bytes) : word
}
