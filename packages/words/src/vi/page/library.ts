/** The rulebook as a library: what belongs together, and the ways from a game to everything about it. */
export const library = {
  sharedBy: (games: number, rooms: string): string => `Trong ${games} trò: ${rooms}`,
  otherWordings: (n: number): string => `Nơi khác viết khác: thêm ${n} câu`,
  yourResult: (change: string): string => `Bạn: ${change}`,
  wonMost: (name: string, money: string): string => `${name} ăn ${money}`,
  nobodyWon: 'Không ai ăn',
  whichRounds: 'Ván của ai',
  calledOff: 'Sòng đã hủy ván',
  noSuchGame: 'Ở đây không có hồ sơ trò nào tên như vậy.',
  waysOf: (game: string): string => `Thêm về ${game}`,
  ways: {
    learn: 'Học chơi trò này',
    play: 'Chơi trò này',
    sheet: 'Tờ luật',
    costs: 'Tốn bao nhiêu',
    practise: 'Luyện các quyết định',
    school: 'Bài tập cho người chia bài',
  },
}
