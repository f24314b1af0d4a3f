/** How the page calls the player who has to act. */
export interface SignalsWords {
  readonly soundIsOn: string
  readonly soundIsOff: string
  readonly key: string
  readonly vibrate: string
  readonly notify: string
}
