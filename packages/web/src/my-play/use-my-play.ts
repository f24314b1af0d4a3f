import { isRefusal } from '@cardroom/engine'
import { useEffect, useState } from 'react'
import { useWhere } from '../local/whereabouts.ts'
import { useKnown } from '../net/use-line.ts'
import { earlierOf, inShoe } from '../own-rounds/earlier.ts'
import { gather, lastOwner } from '../own-rounds/gather.ts'
import { judge } from '../own-rounds/judged.ts'
import { type KeptRound, openKept } from '../own-rounds/kept.ts'
import { askReview } from '../values/ask-values.ts'

/** One's rounds, as far as they have been looked at. */
export interface MyPlay {
  readonly rounds: readonly KeptRound[]
  /** So many of those that were not judged yet. */
  readonly progress: { readonly done: number; readonly of: number }
  /** Why nothing newer is here. */
  readonly offline?: string
}

/** So many are looked at before the page shows them. */
const BATCH = 10

/** Gathers one's rounds, has each looked at that was not yet, and keeps what was found. */
export function useMyPlay(): MyPlay | undefined {
  const [play, setPlay] = useState<MyPlay>()
  const { name, status } = useKnown()
  const where = useWhere()
  // Before one has come in nobody knows whose rounds to ask for; where nobody answers, what is kept is there.
  const isIn = name !== '' || status === 'lost'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or place is somebody else
  useEffect(() => {
    setPlay(undefined)
    if (!isIn) return
    const leaving = new AbortController()
    const tell = (found: MyPlay) => leaving.signal.aborted || setPlay(found)
    look(leaving.signal, tell).catch((error: Error) => {
      if (!leaving.signal.aborted) {
        setPlay({ rounds: [], progress: { done: 0, of: 0 }, offline: error.message })
      }
    })
    return () => leaving.abort()
  }, [name, where, isIn])
  return play
}

async function look(signal: AbortSignal, tell: (play: MyPlay) => void): Promise<void> {
  const kept = await openKept()
  let offline: string | undefined
  const owner = await gather(kept, signal).catch((error: Error) => {
    signal.throwIfAborted()
    offline = error.message
    return lastOwner()
  })
  const all = new Map<string, KeptRound>()
  for (const round of owner === undefined ? [] : await kept.of(owner)) all.set(round.id, round)
  const fresh = [...all.values()].filter(({ judged }) => !judged).sort((a, b) => b.at - a.at)
  const told = (done: number) =>
    tell({
      rounds: [...all.values()],
      progress: { done, of: fresh.length },
      ...(offline === undefined ? {} : { offline }),
    })
  told(0)
  for (const [done, round] of fresh.entries()) {
    const earlier = earlierOf(
      round.record,
      [...all.values()].map(({ record }) => record),
    )
    const judged = await judgedRound(round, earlier, signal)
    all.set(round.id, judged)
    await kept.keep([judged])
    if (done % BATCH === BATCH - 1 || done === fresh.length - 1) told(done + 1)
  }
}

/** A round with what was luck in it; its record is needed once more where something was wrong, or its shoe goes on. */
async function judgedRound(
  round: KeptRound,
  earlier: readonly unknown[],
  signal: AbortSignal,
): Promise<KeptRound> {
  const { record, ...rest } = round
  const review = record && round.net !== undefined ? await askReview(record, earlier, signal) : undefined
  const judged = judge(round, isRefusal(review) ? undefined : review)
  const isNeeded = judged.mistakes.length > 0 || inShoe(record) !== undefined
  return isNeeded && record ? { ...rest, record, judged } : { ...rest, judged }
}
