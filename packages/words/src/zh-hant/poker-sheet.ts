import type { PokerSheetSentences } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'
import { rankName } from './names/cards.ts'

type Of<K extends keyof PokerSheetSentences, V extends keyof PokerSheetSentences[K]> = Readonly<
  Record<Extract<PokerSheetSentences[K][V], string>, string>
>

const STREETS: Of<'poker-street', 'street'> = {
  preflop: '底牌',
  flop: '翻牌',
  turn: '轉牌',
  river: '河牌',
  second: '第二張',
  third: '第三張',
  fourth: '第四張',
  fifth: '第五張',
  sixth: '第六張',
  seventh: '第七張',
  predraw: '發牌',
  draw: '換牌',
  'second-draw': '第二次換牌',
  'third-draw': '第三次換牌',
}

const FIRST: Of<'poker-bets', 'first'> = {
  'after-blinds': '從盲注左邊起',
  'left-of-button': '從莊位鈕左邊起',
  opener: '從強制注起',
  'high-board': '從明牌最大的一手起',
  'low-board': '從明牌最小的一手起',
}

const LIMITS: Of<'poker-limit-on', 'bet'> = {
  lower: '用小注',
  upper: '用大注',
  either: '用小注或大注',
  one: '下注和加注都同額，或在範圍內',
}

const STRUCTURES: Readonly<Record<PokerSheetSentences['poker-limit-kinds']['kinds'][number], string>> = {
  fixed: '固定限注（下注和加注都同額）',
  spread: '範圍限注（下注和加注在上下限之間）',
  pot: '底池限注',
  none: '無限注',
}

const LIES: Of<'poker-cards-lie', 'lie'> = {
  down: '蓋著',
  up: '翻開',
  'down-if-none': '翻開，手上沒有蓋牌的則蓋著',
}

const RESHUFFLED: Of<'poker-reshuffled', 'again'> = {
  'served-first': '先洗入已換完的人打出的牌，再不夠才洗入所有人的',
  'earlier-and-burns': '洗入先前打出的牌和燒牌，但不洗還在等的人的',
  all: '洗入所有打出的牌',
}

const ODD_CHIP = {
  high: '給高牌',
  position: '給莊位鈕左邊第一位贏家',
  'closest-if-tied': '給高牌；高牌有幾手相同，給莊位鈕左邊第一位贏家',
} as const

const PLAYS: Of<'poker-plays', 'plays'> = {
  any: '任何組合中最好的一手算',
  'exactly-two': '必須用自己兩張加三張公共牌',
  'up-to-two': '自己的牌最多用兩張',
}

const WINNING: Readonly<Record<PokerSheetSentences['poker-pot-to']['hands'][number], string>> = {
  high: '最好的高牌',
  'high-bug': '最好的高牌，鬼牌當A或補成順子、同花',
  'short-deck': '最好的高牌，同花大過葫蘆',
  mexican: '墨西哥撲克最好的一手',
  'eight-or-better': '八或以下最好的低牌',
  'eight-or-better-bug': '八或以下最好的低牌',
  'low-a5': '最低的一手（A至5）',
  'low-27': '最低的一手（2至7）',
  badugi: '最好的Badugi',
}

const HALVES: Of<'poker-half-needs', 'half'> = { high: '高牌', low: '低牌' }

export const pokerSheet: Says<PokerSheetSentences> = {
  'poker-table': '牌桌',
  'poker-deck': ({ without, jokers }) =>
    `一副52張牌${jokers === 0 ? '' : `加${jokers}張鬼牌`}${without.length > 0 ? `，不用${without.map(rankName).join('、')}` : ''}`,
  'poker-may-add-joker': '館方可加一張鬼牌（解讀joker）',
  'poker-seats': ({ places }) => `${places}個位`,
  'poker-hands-at-most': ({ hands }) => `最多發${hands}手`,
  'poker-button-without': '人數更多時，莊位鈕不拿牌，其次是他右邊的玩家',
  'poker-boards': ({ boards }) => `${boards}副公共牌；每副贏一半底池`,
  'poker-deck-runs-out': '牌不夠時，最後幾張取自燒牌，或翻一張給所有缺牌的人共用',
  'poker-buttons': ({ blinds }) => `莊位鈕${blinds ? '和各盲注鈕' : ''}每手順時針移動`,
  'poker-burns': ({ streets }) => `${streets.map(street => STREETS[street]).join('、')}之前燒一張牌`,
  'poker-button-draw': ({ by, suits }) =>
    `新開的桌${by === 'dealt' ? '每人發一張明牌' : '每人從攤開的牌中抽一張'}：最大的得莊位鈕${suits ? '，相同則比花色（黑桃、紅心、方塊、梅花）' : ''}`,

  'poker-a-hand': '一手',
  'poker-blinds-posted': '盲注下在莊位鈕左邊',
  'poker-antes': '發牌前每人下底注',
  'poker-up-card-opens': ({ card, ace, equal, puts, houseMayChange }) => {
    const which = `明牌最${card === 'low' ? '小' : '大'}的人（A算${ace === 'low' ? '小' : '大'}）`
    const chosen = houseMayChange ? '，除非館方指定另一種' : ''
    const does = puts === 'bring-in' ? '強制開注或下全注' : '必須下注'
    const ties = equal === 'suit' ? '比花色' : '以莊位鈕起先到的為準'
    return `下底注；發完頭幾張後，${which}${chosen}，${does}；相同則${ties}`
  },
  'poker-run-twice': '全下的玩家可同意把餘下的公共牌發兩次，每次爭一半底池',
  'poker-showdown-of': ({ pot }, { say }) => `攤牌：${say(pot)}`,
  'poker-showdown-on-each-board': ({ hands }) =>
    `攤牌：每副公共牌各佔一半底池，由${hands.map(hand => WINNING[hand]).join('和')}贏得`,

  'poker-street': ({ street, dealt }, { say }) => `${STREETS[street]}：${dealt.map(say).join('，')}`,
  'poker-each-gets': ({ cards }, { say }) => `每位玩家${cards.map(say).join('、')}`,
  'poker-cards-lie': ({ cards, lie }) => `${cards}張${LIES[lie]}`,
  'poker-to-the-board': ({ cards, boards }) => `${boards === 1 ? '公共牌' : '每副公共牌'}${cards}張`,
  'poker-may-replace': ({ most, dealerMost, served }) => {
    const dealer = dealerMost === undefined ? '' : `（莊位最多${dealerMost}張）`
    const how = served === 'all-declare' ? '所有人說完才開始補' : '一位接一位'
    return `每位玩家最多換${most}張${dealer}，${how}`
  },
  'poker-reshuffled': ({ again }) => `牌不夠時：${RESHUFFLED[again]}`,
  'poker-throws-away': ({ cards, when }) =>
    `每位玩家在下注${when === 'before-betting' ? '前' : '後'}打出${cards}張`,
  'poker-bets': ({ first }) => `下注${FIRST[first]}`,
  'poker-open-pair': '有明對時，所有人都可下大注',
  'poker-no-check': '不能過牌：下注、跟注或棄牌',
  'poker-may-expose': '玩家可翻開蓋牌；下一張就蓋著發',

  'poker-betting': '下注',
  'poker-limits': ({ limits }, { say }) => `分大小注時：${limits.map(say).join('；')}`,
  'poker-limit-on': ({ streets, bet }) =>
    `${streets.map(street => STREETS[street]).join('、')}${LIMITS[bet]}`,
  'poker-raises': ({ most, lifted }) =>
    `每輪一注加${most}次加注；${lifted === 'two-left' ? '只剩兩人' : '只有兩人參與這輪'}時加注不限`,
  'poker-limit-kinds': ({ kinds }) => `用${kinds.map(kind => STRUCTURES[kind]).join('或')}`,
  'poker-check-raise': ({ allowed }) => (allowed ? '過牌後可以加注' : '過牌後不能加注'),
  'poker-least-raise': '加注至少與上一注同額',
  'poker-full-bet': '全注才算開注或加注；不足額的全下只算跟進',
  'poker-new-player-posts': '新玩家等大盲，或下同額的注：算活注',
  'poker-dealt-in-at-once': '新玩家馬上拿牌，不用下盲注',
  'poker-straddle': ({ from, times }) =>
    `發牌前可${from === undefined ? '' : '在大盲左邊'}抓注${times === undefined ? '' : `，為大盲的${times}倍`}`,
  'poker-kill': ({ cards, times, acts }) =>
    `玩家拿到${cards}張後，可下${times}倍大盲作加倍盲注：注額加倍${acts === 'last' ? '，換牌前由他最後行動' : ''}`,
  'poker-ace-low-for-button': '抽莊位鈕時A最小',
  'poker-single-blind': '只有一個盲注時，每輪都從莊位鈕左邊開始下注',
  'poker-one-live-blind-a-deal': '輪到的盲注以外，一局只有一個活盲注：由一位玩家補注或抓注',
  'poker-kill-again': '加倍過的底池可由另一位玩家再加倍',

  'poker-showdown': '攤牌',
  'poker-plays': ({ plays, own, board }) => {
    if (board || own < 5) return PLAYS[plays]
    return own === 5 ? '五張牌都算' : `${own}張中最好的五張算`
  },
  'poker-shows-first': ({ who }) =>
    who === 'last-to-act' ? '最後下注或過牌的人先攤牌' : '全部過牌時，最先過牌的人先攤牌',
  'poker-half-needs': ({ half }) => `贏${HALVES[half]}的一半，至少要一對`,
  'poker-odd-chip': ({ to }) => `不能平分的籌碼${ODD_CHIP[to]}`,
  'poker-mucks': '只有贏的牌要亮：輸的牌可以不亮就蓋',
  'poker-nobody-qualifies': '都不夠資格：仍有效的牌平分底池',
  'poker-checked-seven': ({ late, limitOnly }) =>
    `換牌後七或更好的牌過牌，不能贏之後的注：那些注${late === 'returned' ? '退回' : '歸第二好的一手'}${limitOnly ? '（只限限注）' : ''}`,
  'poker-also-played': ({ pot }, { say }) => `也可以這樣打：${say(pot)}`,
  'poker-dead-seat-dealt': '有人下注之前棄牌的座位，繼續發牌，直到有人下注',
  'poker-pot-to': ({ hands }) => {
    const [only, more] = hands
    return only && !more ? `底池歸${WINNING[only]}` : `${hands.map(hand => WINNING[hand]).join('和')}各得一半`
  },
}
