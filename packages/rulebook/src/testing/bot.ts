import { type Input, isRefusal, startRecord, writeRefusal } from '@cardroom/engine'
import { type Card, parseCard } from '@cardroom/engine/cards'
import { openRulebook } from '../library.ts'

/** What the bot of a game does at each decision of a round with this setup and these cards. */
export async function botOf(game: string) {
  const library = await openRulebook()
  return (setup: Readonly<Record<string, unknown>>, cards: string): string[] => {
    const started = startRecord({ record: 1, game, cards, moves: [], ...setup }, library)
    if (isRefusal(started)) throw new Error(writeRefusal(started))
    const { round, game: played } = started
    const shoe: Card[] = cards.split(' ').map(name => parseCard(name)!)
    const moves: string[] = []
    const give = (input: Input) => {
      const refusal = round.take(input)
      if (refusal) throw new Error(writeRefusal(refusal))
    }
    for (;;) {
      const { awaiting } = round
      if (awaiting.kind === 'card') {
        give({ kind: 'card', card: shoe.shift()! })
      } else if (awaiting.kind === 'dice') {
        give({ kind: 'dice', dice: [1, 1, 1] })
      } else if (awaiting.kind === 'decision') {
        const ask = awaiting.asked[0]!
        const move = played.advise(round.view(ask.seat), ask)
        give(move)
        moves.push(move.move)
      } else {
        return moves
      }
    }
  }
}
