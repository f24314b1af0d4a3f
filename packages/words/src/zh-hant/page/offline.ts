/** Playing on one's own device, and what the browser keeps for that. */
export const offline = {
  onDevice: '你已離線：與電腦玩家的桌在這部裝置上進行。',
  onlineAgain: '你正在這部裝置上玩。',
  back: '回到牌館',
  playHere: '在這部裝置上與電腦玩家對打',
  newer: '這個頁面有新版本。',
  reload: '載入',
}
