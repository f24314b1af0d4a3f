import { storedSwitch } from '../shared/preferences/stored-choice.ts'

/** Whether the table is a list instead of a picture, for screen readers. */
export const listSwitch = storedSwitch('speech', 'off')
