import { storedSwitch } from '../../shared/preferences/stored-choice.ts'

/** The ways to call the player; notifications are opt-in. */
export const SIGNAL_SWITCHES = {
  sound: storedSwitch('sound', 'on'),
  vibration: storedSwitch('vibration', 'on'),
  notices: storedSwitch('notices', 'off'),
} as const
