/** Playing on one's own device, and what the browser keeps for that. */
export interface OfflineWords {
  readonly onDevice: string
  readonly onlineAgain: string
  readonly back: string
  readonly playHere: string
  readonly newer: string
  readonly reload: string
}
