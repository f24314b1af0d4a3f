/**
 * `waiting`: too few players. `bank`: the player-dealer position is being offered.
 * `wagers`: the wagers are open. `round`: a round is on. `pause`: it is over and its result is shown.
 */
export type Phase = 'waiting' | 'bank' | 'wagers' | 'round' | 'pause'
