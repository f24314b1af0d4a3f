import type { Script } from '../../round/script.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import type { KillRules } from '../rules/rules.ts'

/** Stops the deal for players who want to kill the pot after a look at their first cards. */
export function* killOffers(
  { betting, dealer, players, readings, setup }: PokerHand,
  rules: KillRules,
): Script {
  if (!setup.blinds || readings.kill === 'not-offered') return
  const { kills } = betting
  const declined = new Set<number>()
  const mayKill = (): Player[] =>
    kills.length === 0 || (rules.over !== undefined && kills.length === 1)
      ? players.all.filter(
          player => !declined.has(player.seat) && !kills.includes(player) && player.behind > 0,
        )
      : []
  yield dealer.askAll(
    () => mayKill().map(({ seat }) => ({ seat, options: [{ move: 'kill' }], offer: true })),
    ({ seat, move }) => {
      const player = players.at(seat)
      if (move !== 'kill') declined.add(seat)
      else if (player) betting.kill(player, betting.toCall * rules.timesBigBlind)
    },
  )
}
