/** How the page calls whoever has to act. */
export const signals = {
  soundIsOn: 'Đang bật tiếng',
  soundIsOff: 'Đang tắt tiếng',
  key: 'bật hoặc tắt tiếng',
  vibrate: 'Rung khi tới lượt tôi',
  notify: 'Báo cho tôi khi tới lượt mà tôi đang xem chỗ khác',
}
