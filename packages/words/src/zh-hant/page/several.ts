/** Several tables at once. */
export const several = {
  title: '你的牌桌',
  beside: '並排',
  none: '你沒有坐在任何桌。',
  yourTurn: (title: string): string => `${title}：輪到你`,
}
