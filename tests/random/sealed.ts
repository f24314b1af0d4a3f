import {
  commitmentOf,
  type Input,
  type OpenShuffle,
  type RoundRecord,
  type Rules,
  rootOfShoe,
  SeededShoe,
  sealOf,
  seedOf,
  writeInputs,
  writeResult,
} from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import type { Rulebook } from '@cardroom/rulebook'
import {
  numberedSeed as numbered,
  randomInput,
  ShuffledShoe,
  type StartedRound,
  startRandomRound,
  TEMPERS,
} from '@cardroom/testing'
import { english } from '@cardroom/words/en'

/** A random round from a sealed shoe, with its whole record; after `most` inputs the round is called off. */
export function playSealed(
  rules: Rules,
  n: number,
  book: Rulebook,
  most = Number.POSITIVE_INFINITY,
): { readonly started: StartedRound; readonly record: RoundRecord } {
  const randomness = new Randomness(numbered(n))
  const started = startRandomRound(rules, n, randomness, book)
  const { round, house, setup } = started
  const id = `table.shoe-${n}`
  const secret = numbered(n + 1_000_000)
  const commitment = commitmentOf(secret)
  const text = `what Kim brings to ${n}`
  const added = [{ name: 'Kim', commitment: sealOf(commitment, { name: 'Kim', text }), text }]
  const drawn: OpenShuffle = { how: 4, commitment, secret, added }
  const seed = seedOf(drawn)
  const root = rootOfShoe(round.shoe, seed, undefined, id)
  const shoe = new SeededShoe(round.shoe, seed, { from: 0, bound: id })
  const temper = TEMPERS[n % TEMPERS.length]!
  const nobody = new ShuffledShoe([], randomness)
  while (!round.over && round.inputs.length < most) {
    const input: Input = shoe.next(round.awaiting) ?? randomInput(round, nobody, randomness, temper)
    const refused = round.take(input)
    if (refused) throw new Error(refused.code)
  }
  const record = {
    record: 1 as const,
    game: rules.id,
    ...house.choice,
    ...setup,
    ...writeInputs(round.inputs),
    shoe: { id, from: 0 },
    shuffle: { ...drawn, root },
    ...(round.over ? { result: writeResult(round.result, english.say) } : { voided: true as const }),
  }
  return { started, record: JSON.parse(JSON.stringify(record)) as RoundRecord }
}
