import type { Script } from '../../round/script.ts'
import type { PokerPlay } from '../play.ts'
import type { KillRules } from '../rules/rules.ts'

/** The deal stops for those who want to kill the pot after a look at their first cards. */
export function* killOffers(play: PokerPlay, rules: KillRules): Script {
  const { blinds } = play.setup
  if (!blinds || play.readings.kill === 'not-offered') return
  const declined = new Set<number>()
  const mayKill = () =>
    play.kills.length === 0 || (rules.over !== undefined && play.kills.length === 1)
      ? play.players.filter(
          player => !declined.has(player.seat) && !play.kills.includes(player) && player.behind > 0,
        )
      : []
  yield* play.askAll(
    () => mayKill().map(({ seat }) => ({ seat, options: [{ move: 'kill' }], offer: true })),
    move => {
      if (move.move !== 'kill') declined.add(move.seat)
      else play.kill(play.playerAt(move.seat)!, play.toCall * rules.timesBigBlind)
    },
  )
}
