/** The rulebook as a library: what belongs together, and the ways from a game to everything about it. */
export const library = {
  sharedBy: (games: number, rooms: string): string => `見於${games}個遊戲：${rooms}`,
  otherWordings: (n: number): string => `別處的寫法：另有${n}條`,
  yourResult: (change: string): string => `你：${change}`,
  wonMost: (name: string, money: string): string => `${name}贏了${money}`,
  nobodyWon: '沒有人贏',
  whichRounds: '誰的牌局',
  calledOff: '館方取消了這局',
  noSuchGame: '這裡沒有報備叫這個名稱的遊戲。',
  waysOf: (game: string): string => `更多關於${game}`,
  ways: {
    learn: '學玩這個遊戲',
    play: '玩這個遊戲',
    sheet: '規則表',
    costs: '要付的代價',
    practise: '練習決定',
    school: '荷官練習',
  },
}
