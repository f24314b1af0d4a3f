/** Playing on one's own device, and what the browser keeps for that. */
export const offline = {
  onDevice: '你已离线：与电脑玩家的桌在这台设备上进行。',
  onlineAgain: '你正在这台设备上玩。',
  back: '回到牌室',
  playHere: '在这台设备上与电脑玩家对打',
  newer: '这个页面有新版本。',
  reload: '加载',
}
