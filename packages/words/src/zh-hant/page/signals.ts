/** How the page calls whoever has to act. */
export const signals = {
  soundIsOn: '聲音已開',
  soundIsOff: '聲音已關',
  key: '開關聲音',
  vibrate: '輪到我時震動',
  notify: '我在看別處時，輪到我就通知',
}
