/** The rulebook as a library: what belongs together, and the ways from a game to everything about it. */
export const library = {
  sharedBy: (games: number, rooms: string): string => `见于${games}个游戏：${rooms}`,
  otherWordings: (n: number): string => `别处的写法：另有${n}条`,
  yourResult: (change: string): string => `你：${change}`,
  wonMost: (name: string, money: string): string => `${name}赢了${money}`,
  nobodyWon: '没有人赢',
  whichRounds: '谁的牌局',
  calledOff: '牌室取消了这局',
  noSuchGame: '这里没有备案叫这个名称的游戏。',
  waysOf: (game: string): string => `更多关于${game}`,
  ways: {
    learn: '学玩这个游戏',
    play: '玩这个游戏',
    sheet: '规则表',
    costs: '要付的代价',
    practise: '练习决定',
    school: '荷官练习',
  },
}
