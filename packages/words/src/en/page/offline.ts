/** Playing on one's own device, and what the browser keeps for that. */
export const offline = {
  onDevice: 'You are offline: tables against bots play on this device.',
  onlineAgain: 'You play on this device.',
  back: 'Back to the card room',
  playHere: 'Play against bots on this device',
  newer: 'There is a newer version of this page.',
  reload: 'Load it',
}
