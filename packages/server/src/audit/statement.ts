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

/** Where every chain of a house ends, to be shown to others: who has kept one can tell later whether it still holds. */
export type Statement = z.infer<typeof statement>

/** A file that is no statement, or whose signature does not fit. */
export class BadStatement extends Error {}

const signedText = ({ head, at }: Pick<Statement, 'head' | 'at'>): Buffer =>
  Buffer.from(`cardroom head\n${head}\n${at}\n`)

/** What is said of the ends of all chains, signed if there is a key. */
export function stated(ends: ReadonlyMap<string, Head>, at: number, key?: KeyObject): Statement {
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
  if (key.asymmetricKeyType !== 'ed25519') throw new BadStatement(`${file} is no ed25519 key`)
  return key
}

/** A public key in short, to be compared by eye. */
export const fingerprint = (key: string): string =>
  createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 32)

/** What a file says of the ends of chains: one that a card room writes after each commit, or a statement. */
export function readEnds(file: string): { readonly heads: Heads; readonly key?: string } {
  const said = statement.safeParse(parsed(readFileSync(file, 'utf8')))
  if (!said.success) return { heads: readHeads(file) }
  const { chains, key, signature, ...rest } = said.data
  const heads = new Map(chains.map(({ chain, ...head }) => [chain, head]))
  if (houseHead(heads) !== rest.head) throw new BadStatement(`${file}: the head is not that of its chains`)
  if (key === undefined) return { heads }
  const own = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' })
  const fits =
    signature !== undefined && verify(null, signedText(rest), own, Buffer.from(signature, 'base64'))
  if (!fits) throw new BadStatement(`${file}: the signature does not fit`)
  return { heads, key }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
