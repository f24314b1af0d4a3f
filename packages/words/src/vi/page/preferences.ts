/** How the table looks for one person. */
export const preferences = {
  title: 'Tùy chọn',
  lead: 'Lưu trong trình duyệt này, cho mọi bàn.',
  deck: 'Màu các chất',
  decks: { two: 'hai màu: đỏ và đen', four: 'bốn màu: ♠ đen, ♥ đỏ, ♦ xanh dương, ♣ xanh lá' },
  cards: 'Lá bài',
  sizes: { usual: 'bình thường', big: 'lớn, dấu to' },
  backs: 'Lưng bài',
  backColours: { house: 'như của sòng', blue: 'xanh dương', green: 'xanh lá', black: 'đen' },
  hand: 'Các nút',
  hands: { right: 'cho tay phải', left: 'cho tay trái' },
}
