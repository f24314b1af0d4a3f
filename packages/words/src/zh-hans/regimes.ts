import type { RegimeRefusals, RegimeSentences } from '@cardroom/rulebook'
import type { Says } from '../speaker.ts'

const meanings = {
  kept: '按备案照旧',
  'at-the-table': '牌桌照此进行',
  'for-the-house': '由场方办理',
  forbidden: '备案的玩法被禁止',
} as const

/** What a regime asks for, and what it finds in a filed game. */
export const regimes: Says<RegimeSentences> = {
  'regime-title': ({ name }) => `依${name}`,
  'regime-column-asks': '要求',
  'regime-column-means': '本游戏',
  'regime-column-stands': '出处',
  'regime-means': ({ meaning, what }, { say }) =>
    what === undefined ? meanings[meaning] : `${meanings[meaning]}：${say(what)}`,
  'regime-not-about-this-game': '其中没有关于彩池游戏的规定。',
  'regime-rounds-in-a-row': '庄家位置轮流：向每人提供，无人长占。',
  'regime-fixed-wager': '庄家输赢不超过一笔固定的注额。',
  'regime-house-never-banks': '任何人不得作为银行，场方从不坐庄。',
  'regime-offered-every-hand': '每手牌前公开向每位玩家提供庄家位置。',
  'regime-others-in-time': ({ players, minutes }) =>
    `每${minutes}分钟内至少有${players}名第三方代理玩家以外的玩家做过庄家，否则游戏结束。`,
  'regime-providers-at-most': ({ most }) => `每桌最多${most}名第三方代理玩家。`,
  'regime-provider-passes-on': ({ rounds }) =>
    rounds === 1 ? '第三方代理玩家做庄后，位置转给另一名玩家。' : `第三方代理玩家最多连做${rounds}轮庄。`,
  'regime-provider-only-banks': '第三方代理玩家只在做庄家时下注。',
  'regime-notice': '桌上告示说明：提供庄家位置时任何玩家都可接受，输赢不超过自己拿出的数额。',
  'regime-words-not-in-name': ({ words }, { any }) =>
    `类似二十一点的游戏名称不含${any(words.map(word => `“${word}”`))}。`,
  'regime-no-bust': '类似二十一点的游戏没有爆牌输：较接近目标者赢。',
  'regime-target-not': ({ points }) => `类似二十一点的游戏目标不是${points}点。`,
  'regime-natural-decides-nothing': '一张A加一张十点牌本身不赢。',
  'regime-ties-to-the-player': '类似二十一点的游戏平手时玩家赢。',
  'regime-has-rounds': ({ rounds }) => `最多连做${rounds}轮，顺时针提供`,
  'regime-has-cover': '注码在庄家拿出的数额之内有效',
  'regime-has-players-only': '只向坐在桌上的人提供庄家位置',
  'regime-post-the-notice': '桌牌上有此告示',
  'regime-has-word': ({ name, word }) => `“${name}”含有“${word}”`,
  'regime-has-bust': ({ above }) => `超过${above}点即爆牌`,
  'regime-has-target': ({ points }) => `目标是${points}点`,
  'regime-has-natural': ({ natural }) => `“${natural}”本身决定输赢`,
  'regime-has-ties': '平手退注或输',
  'regime-compared': ({ name }) => `${name}要求游戏作出的改变，以及其代价。`,
}

export const regimeRefusals: Says<RegimeRefusals> = {
  'no-such-regime': ({ regime, known }) => `没有“${regime}”这个制度：应为${known.join('、')}之一`,
  'regime-otherwise': ({ regime }) => `庄家位置不会按${regime}的要求轮换`,
  'regime-forbids': ({ regime, game }) =>
    `依${regime}，${game}不可按备案发牌：“cardroom rules ${game} --regime ${regime}”说明原因`,
  'regime-changes-nothing': ({ regime, game }) => `${regime}不改变${game}各注的价值`,
}
