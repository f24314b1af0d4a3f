import type { Library } from '../family/library.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import type { Say } from '../say/saying.ts'
import { checkDrawn } from '../shoe/drawing.ts'
import { commitmentOf, isDrawn, seedOf, staysSealed } from '../shoe/fair-shuffle.ts'
import { followShoe, rootOfShoe, SeededShoe } from '../shoe/seeded-shoe.ts'
import { firstDifference } from './difference.ts'
import { checkProofs } from './proofs.ts'
import { completeRecord, playRecord, type RoundRecord, startRecord } from './record.ts'
import { refuseRecord } from './refusals.ts'

/** The first difference between a finished record and what its inputs lead to; undefined without any. */
export function verifyRecord(value: unknown, library: Library, say: Say): Refusal | undefined {
  const finished = value as RoundRecord | null
  if (finished?.withheld) return verifyWithheld(finished, library)
  if (finished?.voided) return verifyVoided(finished, library)
  if (finished?.result === undefined) return within(['result'], refuseRecord('no-result'))
  const { result, ...question } = finished
  const answer = completeRecord(question, library, say)
  if (isRefusal(answer)) return answer
  return (
    firstDifference(result, JSON.parse(JSON.stringify(answer.result)), ['result']) ??
    checkShuffle(question, library)
  )
}

/** A round that was called off has no result; its cards have still left the shoe. */
function verifyVoided(voided: RoundRecord, library: Library): Refusal | undefined {
  if (voided.result !== undefined) return within(['result'], refuseRecord('result-of-a-round-called-off'))
  const played = playRecord(voided, library)
  return isRefusal(played) ? played : checkShuffle(voided, library)
}

/** A record that cannot be replayed can still have proved cards. */
function verifyWithheld(withheld: RoundRecord, library: Library): Refusal | undefined {
  const started = startRecord(withheld, library)
  return isRefusal(started) ? started : checkSealed(started.record)
}

/**
 * Whether a record's cards can be checked: its secret is known, or each shown card is proved while the others
 * stay sealed; or the house keeps the secret until the shoe is empty; or there is none.
 */
export function cardsOpened({ shuffle, proofs }: RoundRecord): 'opened' | 'proved' | 'not-yet' | 'never' {
  if (!shuffle) return 'never'
  if (shuffle.secret !== undefined) return 'opened'
  return proofs ? 'proved' : 'not-yet'
}

/** Shuffles the shoe again: the cards of the record must be those that its secret gives at its place. */
function checkShuffle(question: unknown, library: Library): Refusal | undefined {
  const played = playRecord(question, library)
  const fresh = startRecord(question, library)
  if (isRefusal(played) || isRefusal(fresh) || !played.record.shuffle) return undefined
  const { shuffle, shoe: at } = played.record
  const { secret } = shuffle
  if (secret === undefined) return checkSealed(played.record)
  if (commitmentOf(secret) !== shuffle.commitment)
    return within(['shuffle'], refuseRecord('secret-not-committed'))
  const drawn = isDrawn(shuffle) ? checkDrawn(shuffle.commitment, shuffle.added) : undefined
  if (drawn) return within(['shuffle', 'added'], drawn)
  const seed = seedOf({ ...shuffle, secret })
  const bound = staysSealed(shuffle) ? (at?.id ?? '') : undefined
  if (bound !== undefined && rootOfShoe(fresh.round.shoe, seed, shuffle.cut, bound) !== shuffle.root)
    return within(['shuffle', 'root'], refuseRecord('another-root'))
  const shoe = new SeededShoe(fresh.round.shoe, seed, { from: at?.from ?? 0, cut: shuffle.cut, bound })
  return within(['shuffle'], followShoe(fresh.round, shoe, played.round.inputs))
}

/** Without the secret, only the proofs and the seals can be checked. */
function checkSealed(record: RoundRecord): Refusal | undefined {
  const { shuffle, proofs } = record
  if (!shuffle || !staysSealed(shuffle)) return undefined
  const drawn = checkDrawn(shuffle.commitment, shuffle.added)
  if (drawn) return within(['shuffle', 'added'], drawn)
  return proofs ? checkProofs(record) : undefined
}
