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
  player: '閒門贏',
  banker: '莊門贏',
  either: '任何一門贏',
  nobody: '和',
} as const

const RANKED = {
  'natural-9': '例牌9：兩張九點',
  'natural-8': '例牌8：兩張八點',
  'nine-or-eight': '三張九點或八點',
  'seven-to-zero': '兩張或三張，七點至零點',
} as const

const OTHERWISE = { check: '過牌', fold: '棄牌' } as const

export const baccarat: Says<BaccaratSentences> = {
  'baccarat-two-cards-each': '閒門和莊門各兩張牌，全桌共用',
  'baccarat-natural': ({ from }) => `兩張合計${from}點或以上：都不補牌`,
  'baccarat-player-draws': ({ upTo }) => `閒門${upTo}點或以下補第三張`,
  'baccarat-banker-alone': ({ upTo }) => `閒門不補：莊門${upTo}點或以下補牌`,
  'baccarat-banker-by-chart': '閒門補了牌：莊門按補牌表',
  'baccarat-house-way': ({ drawsUpTo }) => `請荷官代打的附加注按館方打法：${drawsUpTo}點或以下補牌，以上不補`,
  'baccarat-ranked': ({ hand }) => RANKED[hand],
  'baccarat-title-chart': '莊門補牌表',
  'baccarat-chart-corner': '莊門點數、閒門第三張',
  'baccarat-no-third-card': '沒有',
  'baccarat-title-pays': '各注賠率',
  'baccarat-push': '和',
  'baccarat-event': ({ winner, with: won, over }, { say }) =>
    [WINNERS[winner], won && say(won), over && `對${say(over)}`].filter(Boolean).join('，'),
  'baccarat-hand': ({ total, cards }) =>
    [cards === undefined ? '' : `${cards}張牌`, total === undefined ? '' : `${total}點`].join(''),
}

export const threeCard: Says<ThreeCardSentences> = {
  'three-card-stacks': '從莊家左邊起，每家發三張一疊',
  'three-card-bottom-card': '翻開莊家那疊最底的一張',
  'three-card-play-or-fold': '輪流決定：下與Ante同額的Play，或棄牌',
  'three-card-fold-forfeits': ({ wager }) => `棄牌輸掉${wager}`,
  'three-card-fold-keeps': ({ wager }) => `棄牌後${wager}仍然有效`,
  'three-card-qualifies': ({ high }) => `翻開莊家的牌；${rankName(high)}大或以上才夠牌`,
  'three-card-title-pair-plus': 'Pair Plus：玩家的三張牌',
  'three-card-title-six-card': '6 Card Bonus：兩家牌中最好的五張',
}

export const letItRide: Says<LetItRideSentences> = {
  'let-it-ride-stacks': '從莊家左邊起，每家發三張一疊',
  'let-it-ride-community': '莊家的兩張是公共牌；第三張不看',
  'let-it-ride-pull': ({ wager, card }) => `從荷官左邊起輪流決定${wager}留注或收回；然後翻第${card}張公共牌`,
  'let-it-ride-opening': '從荷官右邊起逆時針開牌',
  'let-it-ride-least-pair': ({ rank }) => `最小的贏牌是一對${rankName(rank)}`,
  'let-it-ride-winning-pair': '贏錢對子',
  'let-it-ride-low-pair': '小對子',
  'let-it-ride-title-base': '仍在桌上的每一注',
  'let-it-ride-title-bonus': '3 Card Bonus：玩家自己的牌',
}

export const ultimate: Says<UltimateSentences> = {
  'ultimate-from-shuffler': '用洗牌機：從荷官左邊起每次兩張，莊家兩張，公共牌五張',
  'ultimate-from-shoe': '用牌靴：從荷官左邊起每次一張，莊家最後，然後公共牌五張',
  'ultimate-street': ({ turns, bets, otherwise }) =>
    `${turns === 0 ? '翻牌前' : `翻開${turns}張公共牌`}：下Ante的${bets.join('或')}倍Play，或${OTHERWISE[otherwise]}`,
  'ultimate-play-once': 'Play只下一次，不能改',
  'ultimate-fold': '棄牌輸掉Ante、Blind，以及不中的Trips',
  'ultimate-trips-stay': '棄牌後中了的Trips照賠',
  'ultimate-qualifies': '翻開莊家的牌；一對或以上才夠牌',
  'ultimate-on-the-cloth': '桌布上明寫：莊家一對或以上才夠牌',
  'ultimate-title-blind': 'Blind：贏的牌',
  'ultimate-blind-below': '贏的牌不在表上：和',
  'ultimate-blind-equal': '相同：和',
  'ultimate-blind-lower': '較小：輸',
  'ultimate-title-trips': 'Trips：玩家最好的五張',
}

export const pan9: Says<Pan9Sentences> = {
  'pan-9-cards-each': ({ cards }) => `每家${cards}張牌；只算總和的個位數`,
  'pan-9-in-turn': '從莊家左邊起輪流：補一張、不補，或館方打法',
  'pan-9-largest-wager': '由這手牌上最大的注作主，相同則由該座位的玩家作主',
  'pan-9-warned': ({ upTo }) => `${upTo}點或以下不補牌的玩家會被警告`,
  'pan-9-bank-draws': ({ upTo, standsFrom }) =>
    `莊家${upTo}點或以下補牌，${standsFrom}點或以上不補，中間由他選`,
  'pan-9-title-charts': '補牌表',
  'pan-9-total': '點數',
  'pan-9-player-dealer': '莊家',
  'pan-9-house-way': '館方打法',
  'pan-9-title-wager': '注的結果',
  'pan-9-higher': '點數較大：贏，一賠一',
  'pan-9-equal': '點數相同：和',
  'pan-9-lower': '點數較小：輸',
}
