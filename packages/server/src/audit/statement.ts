import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Head } from '../store/chain.ts'
import { type Heads, houseHead, readHeads } from '../store/heads.ts'

const statement = z.strictObject({
  /** One hash over all chains. */
  head: z.string(),
  /** When it was said, in milliseconds since 1970. */
  at: z.int(),
  chains: z.array(z.strictObject({ chain: z.string(), version: z.int().positive(), hash: z.string() })),
  /** The public key, and the signature of what is said, in base64. */
  key: z.string().optional(),
  signature: z.string().optional(),
})

/**
 * The ends of all chains, for publication: with a copy anybody can check later that the chains still go through them.
 */
export type HeadsStatement = z.infer<typeof statement>

/** The file is no statement, or its signature does not fit. */
export class BadStatementError extends Error {}

const signedText = ({ head, at }: Pick<HeadsStatement, 'head' | 'at'>): Buffer =>
  Buffer.from(`cardroom head\n${head}\n${at}\n`)

/** Makes a statement of the ends of all chains, signed if there is a key. */
export function makeStatement(ends: ReadonlyMap<string, Head>, at: number, key?: KeyObject): HeadsStatement {
  const said = {
    head: houseHead(ends),
    at,
    chains: [...ends].map(([chain, { version, hash }]) => ({ chain, version, hash })),
  }
  if (!key) return said
  const own = createPublicKey(key).export({ type: 'spki', format: 'der' })
  return {
    ...said,
    key: own.toString('base64'),
    signature: sign(null, signedText(said), key).toString('base64'),
  }
}

/** The key in a file (ed25519, PEM); a new one, readable by its owner only, if there is no file. */
export function signingKey(file: string): KeyObject {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
    return privateKey
  }
  const key = createPrivateKey(readFileSync(file))
  if (key.asymmetricKeyType !== 'ed25519') throw new BadStatementError(`${file} is no ed25519 key`)
  return key
}

/** A short form of a public key, to be compared by eye. */
export const fingerprint = (key: string): string =>
  createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 32)

/** Reads ends of chains from a file: a statement, or the heads that a card room writes after each commit. */
export function readEnds(file: string): { readonly heads: Heads; readonly key?: string } {
  const said = statement.safeParse(parseOrUndefined(readFileSync(file, 'utf8')))
  if (!said.success) return { heads: readHeads(file) }
  const { chains, key, signature, ...rest } = said.data
  const heads = new Map(chains.map(({ chain, ...head }) => [chain, head]))
  if (houseHead(heads) !== rest.head)
    throw new BadStatementError(`${file}: the head is not that of its chains`)
  if (key === undefined) return { heads }
  const own = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' })
  const fits =
    signature !== undefined && verify(null, signedText(rest), own, Buffer.from(signature, 'base64'))
  if (!fits) throw new BadStatementError(`${file}: the signature does not fit`)
  return { heads, key }
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
