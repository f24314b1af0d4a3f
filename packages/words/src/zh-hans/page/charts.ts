import type { PageWords } from '../../en/page/index.ts'

/** Whether the collection of a schedule option is counted in. */
const collectionIn = (option: string | undefined): string =>
  option === undefined ? '台费不计' : `已计入${option}的台费`

export const charts: PageWords['charts'] = {
  title: '图表',
  svg: '下载 SVG',
  csv: '下载 CSV',
  figures: '数字',
  which: '图表',
  wager: '注',
  bet: '下注金额（美元）',
  pace: '每小时局数',
  hours: '小时',
  kinds: {
    results: '一注的结果',
    night: '一晚的本钱',
    decks: '按牌副数看优势',
    readings: '按读法看优势',
    games: '各游戏与各牌室比较',
    collection: '各收费方案收多少',
  },
  result: '结果（以注额为单位）',
  chance: '概率',
  edge: '优势',
  decks: '牌副数',
  reading: '读法',
  asFiled: '牌室目前的读法',
  game: '游戏',
  chips: '输赢',
  mean: '平均',
  twoOfThree: '三晚中的两晚',
  nineteenOfTwenty: '二十晚中的十九晚',
  resultsOf: (wager, game) => `${game}的${wager}：各种结果及出现机会`,
  nightOf: (wager, game) => `${game}的${wager}：一晚的筹码`,
  decksOf: game => `${game}：按牌副数看优势`,
  readingsOf: (wager, game) => `${game}的${wager}：按读法看优势`,
  gamesOf: family => `${family}：各游戏第一注的优势`,
  perHour: (money, rounds, option) =>
    `以每小时${rounds}局计，平均每小时花费${money}，${collectionIn(option)}。`,
  gainsPerHour: (money, rounds, option) =>
    `以每小时${rounds}局计，平均每小时赢得${money}，${collectionIn(option)}。`,
  spreadNote: '色带由该注的标准差与大数定律得出：整晚相当准，几局则只是约数。',
  option: '收费方案',
  collectedAnHour: '每小时收费',
  collectionOf: (game: string): string => `${game}：各收费方案每小时收多少`,
  costsBeside: (fee: string, edge: string): string => `押注者在${edge}优势之外再付${fee}`,
  takesMore: (fee: string, wager: string): string => `最小注${wager}要收${fee}`,
  noOption: '没有任何方案允许这样的注额。',
  counting: (done, of) => `计算中：${done}／${of}`,
  oneDeckOnly: '此游戏只用一种牌副数。',
  noReadings: '此游戏没有可作他解之处。',
  leftOut: n => `有${n}项在此无法计算。`,
}
