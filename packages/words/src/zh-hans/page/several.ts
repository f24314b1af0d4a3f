/** Several tables at once. */
export const several = {
  title: '你的牌桌',
  beside: '并排',
  none: '你没有坐在任何桌。',
  yourTurn: (title: string): string => `${title}：轮到你`,
}
