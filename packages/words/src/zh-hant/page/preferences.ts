/** How the table looks for one person. */
export const preferences = {
  title: '偏好',
  lead: '保存在這個瀏覽器，每張桌都適用。',
  deck: '花色的顏色',
  decks: { two: '兩色：紅和黑', four: '四色：♠黑、♥紅、♦藍、♣綠' },
  cards: '牌',
  sizes: { usual: '一般', big: '大牌大字' },
  backs: '牌背',
  backColours: { house: '照館方的', blue: '藍', green: '綠', black: '黑' },
  hand: '按鈕',
  hands: { right: '右手用', left: '左手用' },
}
