/** How the table looks for one person. */
export const preferences = {
  title: '偏好',
  lead: '保存在这个浏览器，每张桌都适用。',
  deck: '花色的颜色',
  decks: { two: '两色：红和黑', four: '四色：♠黑、♥红、♦蓝、♣绿' },
  cards: '牌',
  sizes: { usual: '一般', big: '大牌大字' },
  backs: '牌背',
  backColours: { house: '照牌室的', blue: '蓝', green: '绿', black: '黑' },
  hand: '按钮',
  hands: { right: '右手用', left: '左手用' },
}
