import { isRefusal } from '@cardroom/engine'
import { useEffect, useState } from 'react'
import { useWhere } from '../../connection/local/whereabouts.ts'
import { earlierOf, shoePositionOf } from '../../connection/own-rounds/earlier.ts'
import { gather, lastOwner } from '../../connection/own-rounds/gather.ts'
import { judgeRound } from '../../connection/own-rounds/judge-round.ts'
import { openOwnRoundStore, type StoredOwnRound } from '../../connection/own-rounds/stored-rounds.ts'
import { useRoomState } from '../../connection/use-room-state.ts'
import { askReview } from '../../lab/values/ask-values.ts'

/** The player's rounds, as far as they are judged. */
interface MyPlay {
  readonly rounds: readonly StoredOwnRound[]
  /** How many unjudged rounds are done. */
  readonly progress: { readonly done: number; readonly of: number }
  /** Why no newer rounds could be fetched. */
  readonly offline?: string
}

/** The number of rounds judged between two updates of the page. */
const BATCH_ROUNDS = 10

/** Gathers the player's rounds, has new ones judged, and stores the judgements. */
export function useMyPlay(): MyPlay | undefined {
  const [play, setPlay] = useState<MyPlay>()
  const name = useRoomState(state => state.name)
  const status = useRoomState(state => state.status)
  const where = useWhere()
  // The owner is known only after the welcome; offline the stored rounds are shown.
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
  const kept = await openOwnRoundStore()
  let offline: string | undefined
  const owner = await gather(kept, signal).catch((error: Error) => {
    signal.throwIfAborted()
    offline = error.message
    return lastOwner()
  })
  const all = new Map<string, StoredOwnRound>()
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
    if (done % BATCH_ROUNDS === BATCH_ROUNDS - 1 || done === fresh.length - 1) told(done + 1)
  }
}

/** A round with its judgement; its record is kept where there is a mistake, or its shoe goes on. */
async function judgedRound(
  round: StoredOwnRound,
  earlier: readonly unknown[],
  signal: AbortSignal,
): Promise<StoredOwnRound> {
  const { record, ...rest } = round
  const review = record && round.net !== undefined ? await askReview(record, earlier, signal) : undefined
  const judged = judgeRound(round, isRefusal(review) ? undefined : review)
  const isNeeded = judged.mistakes.length > 0 || shoePositionOf(record) !== undefined
  return isNeeded && record ? { ...rest, record, judged } : { ...rest, judged }
}
