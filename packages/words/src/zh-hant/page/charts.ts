import type { PageWords } from '../../en/page/index.ts'

/** Whether the collection of a schedule option is counted in. */
const collectionIn = (option: string | undefined): string =>
  option === undefined ? '枱費不計' : `已計入${option}的枱費`

export const charts: PageWords['charts'] = {
  title: '圖表',
  svg: '下載 SVG',
  csv: '下載 CSV',
  figures: '數字',
  which: '圖表',
  wager: '注',
  bet: '下注金額（美元）',
  pace: '每小時局數',
  hours: '小時',
  kinds: {
    results: '一注的結果',
    night: '一晚的本錢',
    decks: '按牌副數看優勢',
    readings: '按讀法看優勢',
    games: '各遊戲與各館比較',
    collection: '各收費方案收多少',
  },
  result: '結果（以注額為單位）',
  chance: '機率',
  edge: '優勢',
  decks: '牌副數',
  reading: '讀法',
  asFiled: '館方現時的讀法',
  game: '遊戲',
  chips: '輸贏',
  mean: '平均',
  twoOfThree: '三晚中的兩晚',
  nineteenOfTwenty: '二十晚中的十九晚',
  resultsOf: (wager, game) => `${game}的${wager}：各種結果及出現機會`,
  nightOf: (wager, game) => `${game}的${wager}：一晚的籌碼`,
  decksOf: game => `${game}：按牌副數看優勢`,
  readingsOf: (wager, game) => `${game}的${wager}：按讀法看優勢`,
  gamesOf: family => `${family}：各遊戲第一注的優勢`,
  perHour: (money, rounds, option) =>
    `以每小時${rounds}局計，平均每小時花費${money}，${collectionIn(option)}。`,
  gainsPerHour: (money, rounds, option) =>
    `以每小時${rounds}局計，平均每小時贏得${money}，${collectionIn(option)}。`,
  spreadNote: '色帶由該注的標準差與大數法則得出：整晚相當準，幾局則只是約數。',
  option: '收費方案',
  collectedAnHour: '每小時收費',
  collectionOf: (game: string): string => `${game}：各收費方案每小時收多少`,
  costsBeside: (fee: string, edge: string): string => `押注者在${edge}優勢之外再付${fee}`,
  takesMore: (fee: string, wager: string): string => `最小注${wager}要收${fee}`,
  noOption: '沒有任何方案允許這樣的注額。',
  counting: (done, of) => `計算中：${done}／${of}`,
  oneDeckOnly: '此遊戲只用一種牌副數。',
  noReadings: '此遊戲沒有可作他讀之處。',
  leftOut: n => `有${n}項在此無法計算。`,
}
