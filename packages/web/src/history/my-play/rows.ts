import type { Speaker } from '@cardroom/words'
import type { StoredOwnRound } from '../../connection/own-rounds/stored-rounds.ts'

/** All rounds for a spreadsheet, in cents; the last amount absorbs the rounding of the others. */
export function myPlayRowsOf(rounds: readonly StoredOwnRound[], m: Speaker): (string | number)[][] {
  const words = m.myPlay
  const heads = [
    words.time,
    words.which,
    words.net,
    words.luck,
    words.choice,
    words.unjudged,
    words.fees,
    words.decisions,
    words.wrong,
  ]
  return [
    heads,
    ...rounds.map(({ at, game, net = 0, judged }) => {
      const choice = Math.round(judged?.choice ?? 0)
      const unjudged = judged ? Math.round(judged.unjudged) : net
      return [
        new Date(at).toISOString(),
        game,
        net,
        net - choice - unjudged,
        choice,
        unjudged,
        judged?.fees ?? 0,
        String(judged?.decisions ?? 0),
        String(judged?.mistakes.length ?? 0),
      ]
    }),
  ]
}
