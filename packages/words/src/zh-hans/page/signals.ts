/** How the page calls whoever has to act. */
export const signals = {
  soundIsOn: '声音已开',
  soundIsOff: '声音已关',
  key: '开关声音',
  vibrate: '轮到我时振动',
  notify: '我在看别处时，轮到我就通知',
}
