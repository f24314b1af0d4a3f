/** How the page calls whoever has to act. */
export const signals = {
  soundIsOn: 'Sound is on',
  soundIsOff: 'Sound is off',
  key: 'turns the sound on or off',
  vibrate: 'Vibrate when it is my turn',
  notify: 'Notify me of my turn when I look elsewhere',
}
