/** Playing on one's own device, and what the browser keeps for that. */
export const offline = {
  onDevice: 'Bạn đang ngoại tuyến: bàn với máy chơi ngay trên thiết bị này.',
  onlineAgain: 'Bạn đang chơi trên thiết bị này.',
  back: 'Về sòng',
  playHere: 'Chơi với máy trên thiết bị này',
  newer: 'Trang này có phiên bản mới hơn.',
  reload: 'Tải bản mới',
}
