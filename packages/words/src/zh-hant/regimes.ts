import type { RegimeRefusals, RegimeSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

const meanings = {
  kept: '按備案照舊',
  'at-the-table': '牌枱照此進行',
  'for-the-house': '由場方辦理',
  forbidden: '備案的玩法被禁止',
} as const

/** What a regime asks for, and what it finds in a filed game. */
export const regimes: Says<RegimeSentences> = {
  'regime-title': ({ name }) => `依${name}`,
  'regime-column-asks': '要求',
  'regime-column-means': '本遊戲',
  'regime-column-stands': '出處',
  'regime-means': ({ meaning, what }, { say }) =>
    what === undefined ? meanings[meaning] : `${meanings[meaning]}：${say(what)}`,
  'regime-not-about-this-game': '其中沒有關於彩池遊戲的規定。',
  'regime-rounds-in-a-row': '莊家位置輪流：向每人提供，無人長佔。',
  'regime-fixed-wager': '莊家輸贏不超過一筆固定的注額。',
  'regime-house-never-banks': '任何人不得作為銀行，場方從不坐莊。',
  'regime-offered-every-hand': '每手牌前公開向每位玩家提供莊家位置。',
  'regime-others-in-time': ({ players, minutes }) =>
    `每${minutes}分鐘內至少有${players}名第三方代理玩家以外的玩家做過莊家，否則遊戲結束。`,
  'regime-providers-at-most': ({ most }) => `每枱最多${most}名第三方代理玩家。`,
  'regime-provider-passes-on': ({ rounds }) =>
    rounds === 1 ? '第三方代理玩家做莊後，位置轉給另一名玩家。' : `第三方代理玩家最多連做${rounds}輪莊。`,
  'regime-provider-only-banks': '第三方代理玩家只在做莊家時下注。',
  'regime-notice': '枱上告示說明：提供莊家位置時任何玩家都可接受，輸贏不超過自己拿出的數額。',
  'regime-words-not-in-name': ({ words }, { any }) =>
    `類似二十一點的遊戲名稱不含${any(words.map(word => `「${word}」`))}。`,
  'regime-no-bust': '類似二十一點的遊戲沒有爆牌輸：較接近目標者贏。',
  'regime-target-not': ({ points }) => `類似二十一點的遊戲目標不是${points}點。`,
  'regime-natural-decides-nothing': '一張A加一張十點牌本身不贏。',
  'regime-ties-to-the-player': '類似二十一點的遊戲平手時玩家贏。',
  'regime-has-rounds': ({ rounds }) => `最多連做${rounds}輪，順時針提供`,
  'regime-has-cover': '注碼在莊家拿出的數額之內有效',
  'regime-has-players-only': '只向坐在枱上的人提供莊家位置',
  'regime-post-the-notice': '枱牌上有此告示',
  'regime-has-word': ({ name, word }) => `「${name}」含有「${word}」`,
  'regime-has-bust': ({ above }) => `超過${above}點即爆牌`,
  'regime-has-target': ({ points }) => `目標是${points}點`,
  'regime-has-natural': ({ natural }) => `「${natural}」本身決定輸贏`,
  'regime-has-ties': '平手退注或輸',
  'regime-compared': ({ name }) => `${name}要求遊戲作出的改變，以及其代價。`,
}

export const regimeRefusals: Says<RegimeRefusals> = {
  'no-such-regime': ({ regime, known }) => `沒有「${regime}」這個制度：應為${known.join('、')}之一`,
  'regime-otherwise': ({ regime }) => `莊家位置不會按${regime}的要求輪換`,
  'regime-forbids': ({ regime, game }) =>
    `依${regime}，${game}不可按備案發牌：「cardroom rules ${game} --regime ${regime}」說明原因`,
  'regime-changes-nothing': ({ regime, game }) => `${regime}不改變${game}各注的價值`,
}
