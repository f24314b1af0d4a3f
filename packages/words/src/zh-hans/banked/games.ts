import type {
  BaccaratSentences,
  LetItRideSentences,
  Pan9Sentences,
  ThreeCardSentences,
  UltimateSentences,
} from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'
import { rankName } from '../names/cards.ts'

const WINNERS = {
  player: '闲方赢',
  banker: '庄方赢',
  either: '任何一门赢',
  nobody: '和',
} as const

const RANKED = {
  'natural-9': '天生9：两张九点',
  'natural-8': '天生8：两张八点',
  'nine-or-eight': '三张九点或八点',
  'seven-to-zero': '两张或三张，七点至零点',
} as const

const OTHERWISE = { check: '过牌', fold: '弃牌' } as const

export const baccarat: Says<BaccaratSentences> = {
  'baccarat-two-cards-each': '闲方和庄方各两张牌，全桌共用',
  'baccarat-natural': ({ from }) => `两张合计${from}点及以上：都不补牌`,
  'baccarat-player-draws': ({ upTo }) => `闲方${upTo}点及以下补第三张`,
  'baccarat-banker-alone': ({ upTo }) => `闲方不补：庄方${upTo}点及以下补牌`,
  'baccarat-banker-by-chart': '闲方补了牌：庄方按补牌表',
  'baccarat-house-way': ({ drawsUpTo }) => `请荷官代打的附加注按牌室打法：${drawsUpTo}点及以下补牌，以上不补`,
  'baccarat-ranked': ({ hand }) => RANKED[hand],
  'baccarat-title-chart': '庄方补牌表',
  'baccarat-chart-corner': '庄方点数、闲方第三张',
  'baccarat-no-third-card': '没有',
  'baccarat-title-pays': '各注赔率',
  'baccarat-push': '和',
  'baccarat-event': ({ winner, with: won, over }, { say }) =>
    [WINNERS[winner], won && say(won), over && `对${say(over)}`].filter(Boolean).join('，'),
  'baccarat-hand': ({ total, cards }) =>
    [cards === undefined ? '' : `${cards}张牌`, total === undefined ? '' : `${total}点`].join(''),
}

export const threeCard: Says<ThreeCardSentences> = {
  'three-card-stacks': '从庄家左边起，每家发三张一叠',
  'three-card-bottom-card': '翻开庄家那叠最底的一张',
  'three-card-play-or-fold': '轮流决定：下与Ante同额的Play，或弃牌',
  'three-card-fold-forfeits': ({ wager }) => `弃牌输掉${wager}`,
  'three-card-fold-keeps': ({ wager }) => `弃牌后${wager}仍然有效`,
  'three-card-qualifies': ({ high }) => `翻开庄家的牌；${rankName(high)}大及以上才够格`,
  'three-card-title-pair-plus': 'Pair Plus：玩家的三张牌',
  'three-card-title-six-card': '6 Card Bonus：两家牌中最好的五张',
}

export const letItRide: Says<LetItRideSentences> = {
  'let-it-ride-stacks': '从庄家左边起，每家发三张一叠',
  'let-it-ride-community': '庄家的两张是公共牌；第三张不看',
  'let-it-ride-pull': ({ wager, card }) => `从荷官左边起轮流决定${wager}留注或收回；然后翻第${card}张公共牌`,
  'let-it-ride-opening': '从荷官右边起逆时针开牌',
  'let-it-ride-least-pair': ({ rank }) => `最小的赢牌是一对${rankName(rank)}`,
  'let-it-ride-winning-pair': '赢钱对子',
  'let-it-ride-low-pair': '小对子',
  'let-it-ride-title-base': '仍在桌上的每一注',
  'let-it-ride-title-bonus': '3 Card Bonus：玩家自己的牌',
}

export const ultimate: Says<UltimateSentences> = {
  'ultimate-from-shuffler': '用洗牌机：从荷官左边起每次两张，庄家两张，公共牌五张',
  'ultimate-from-shoe': '用牌靴：从荷官左边起每次一张，庄家最后，然后公共牌五张',
  'ultimate-street': ({ turns, bets, otherwise }) =>
    `${turns === 0 ? '翻牌前' : `翻开${turns}张公共牌`}：下Ante的${bets.join('或')}倍Play，或${OTHERWISE[otherwise]}`,
  'ultimate-play-once': 'Play只下一次，不能改',
  'ultimate-fold': '弃牌输掉Ante、Blind，以及不中的Trips',
  'ultimate-trips-stay': '弃牌后中了的Trips照赔',
  'ultimate-qualifies': '翻开庄家的牌；一对及以上才够格',
  'ultimate-on-the-cloth': '桌布上明写：庄家一对及以上才够格',
  'ultimate-title-blind': 'Blind：赢的牌',
  'ultimate-blind-below': '赢的牌不在表上：和',
  'ultimate-blind-equal': '相同：和',
  'ultimate-blind-lower': '较小：输',
  'ultimate-title-trips': 'Trips：玩家最好的五张',
}

export const pan9: Says<Pan9Sentences> = {
  'pan-9-cards-each': ({ cards }) => `每家${cards}张牌；只算总和的个位数`,
  'pan-9-in-turn': '从庄家左边起轮流：补一张、不补，或牌室打法',
  'pan-9-largest-wager': '由这手牌上最大的注作主，相同则由该座位的玩家作主',
  'pan-9-warned': ({ upTo }) => `${upTo}点及以下不补牌的玩家会被警告`,
  'pan-9-bank-draws': ({ upTo, standsFrom }) =>
    `庄家${upTo}点及以下补牌，${standsFrom}点及以上不补，中间由他选`,
  'pan-9-title-charts': '补牌表',
  'pan-9-total': '点数',
  'pan-9-player-dealer': '庄家',
  'pan-9-house-way': '牌室打法',
  'pan-9-title-wager': '注的结果',
  'pan-9-higher': '点数较大：赢，一赔一',
  'pan-9-equal': '点数相同：和',
  'pan-9-lower': '点数较小：输',
}
