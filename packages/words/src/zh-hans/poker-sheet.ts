import type { PokerSheetSentences } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'
import { rankName } from './names/cards.ts'

type Of<K extends keyof PokerSheetSentences, V extends keyof PokerSheetSentences[K]> = Readonly<
  Record<Extract<PokerSheetSentences[K][V], string>, string>
>

const STREETS: Of<'poker-street', 'street'> = {
  preflop: '底牌',
  flop: '翻牌',
  turn: '转牌',
  river: '河牌',
  second: '第二张',
  third: '第三张',
  fourth: '第四张',
  fifth: '第五张',
  sixth: '第六张',
  seventh: '第七张',
  predraw: '发牌',
  draw: '换牌',
  'second-draw': '第二次换牌',
  'third-draw': '第三次换牌',
}

const FIRST: Of<'poker-bets', 'first'> = {
  'after-blinds': '从盲注左边起',
  'left-of-button': '从庄位钮左边起',
  opener: '从强制注起',
  'high-board': '从明牌最大的一手起',
  'low-board': '从明牌最小的一手起',
}

const LIMITS: Of<'poker-limit-on', 'bet'> = {
  lower: '用小注',
  upper: '用大注',
  either: '用小注或大注',
  one: '下注和加注都同额，或在范围内',
}

const STRUCTURES: Readonly<Record<PokerSheetSentences['poker-limit-kinds']['kinds'][number], string>> = {
  fixed: '固定限注（下注和加注都同额）',
  spread: '范围限注（下注和加注在上下限之间）',
  pot: '底池限注',
  none: '无限注',
}

const LIES: Of<'poker-cards-lie', 'lie'> = {
  down: '扣着',
  up: '翻开',
  'down-if-none': '翻开，手上没有暗牌的则扣着',
}

const RESHUFFLED: Of<'poker-reshuffled', 'again'> = {
  'served-first': '先洗入已换完的人打出的牌，再不够才洗入所有人的',
  'earlier-and-burns': '洗入先前打出的牌和烧牌，但不洗还在等的人的',
  all: '洗入所有打出的牌',
}

const ODD_CHIP = {
  high: '给高牌',
  position: '给庄位钮左边第一位赢家',
  'closest-if-tied': '给高牌；高牌有几手相同，给庄位钮左边第一位赢家',
} as const

const PLAYS: Of<'poker-plays', 'plays'> = {
  any: '任何组合中最好的一手算',
  'exactly-two': '必须用自己两张加三张公共牌',
  'up-to-two': '自己的牌最多用两张',
}

const WINNING: Readonly<Record<PokerSheetSentences['poker-pot-to']['hands'][number], string>> = {
  high: '最好的高牌',
  'high-bug': '最好的高牌，鬼牌当A或补成顺子、同花',
  'short-deck': '最好的高牌，同花大过葫芦',
  mexican: '墨西哥扑克最好的一手',
  'eight-or-better': '八及以下最好的低牌',
  'eight-or-better-bug': '八及以下最好的低牌',
  'low-a5': '最低的一手（A至5）',
  'low-27': '最低的一手（2至7）',
  badugi: '最好的Badugi',
}

const HALVES: Of<'poker-half-needs', 'half'> = { high: '高牌', low: '低牌' }

export const pokerSheet: Says<PokerSheetSentences> = {
  'poker-table': '牌桌',
  'poker-deck': ({ without, jokers }) =>
    `一副52张牌${jokers === 0 ? '' : `加${jokers}张鬼牌`}${without.length > 0 ? `，不用${without.map(rankName).join('、')}` : ''}`,
  'poker-may-add-joker': '牌室可加一张鬼牌（解读joker）',
  'poker-seats': ({ places }) => `${places}个位`,
  'poker-hands-at-most': ({ hands }) => `最多发${hands}手`,
  'poker-button-without': '人数更多时，庄位钮不拿牌，其次是他右边的玩家',
  'poker-boards': ({ boards }) => `${boards}副公共牌；每副赢一半底池`,
  'poker-deck-runs-out': '牌不够时，最后几张取自烧牌，或翻一张给所有缺牌的人共用',
  'poker-buttons': ({ blinds }) => `庄位钮${blinds ? '和各盲注钮' : ''}每手顺时针移动`,
  'poker-burns': ({ streets }) => `${streets.map(street => STREETS[street]).join('、')}之前烧一张牌`,
  'poker-button-draw': ({ by, suits }) =>
    `新开的桌${by === 'dealt' ? '每人发一张明牌' : '每人从摊开的牌中抽一张'}：最大的得庄位钮${suits ? '，相同则比花色（黑桃、红桃、方块、梅花）' : ''}`,

  'poker-a-hand': '一手',
  'poker-blinds-posted': '盲注下在庄位钮左边',
  'poker-antes': '发牌前每人下前注',
  'poker-up-card-opens': ({ card, ace, equal, puts, houseMayChange }) => {
    const which = `明牌最${card === 'low' ? '小' : '大'}的人（A算${ace === 'low' ? '小' : '大'}）`
    const chosen = houseMayChange ? '，除非牌室指定另一种' : ''
    const does = puts === 'bring-in' ? '强制开注或下全注' : '必须下注'
    const ties = equal === 'suit' ? '比花色' : '以庄位钮起先到的为准'
    return `下前注；发完头几张后，${which}${chosen}，${does}；相同则${ties}`
  },
  'poker-run-twice': '全下的玩家可同意把余下的公共牌发两次，每次争一半底池',
  'poker-showdown-of': ({ pot }, { say }) => `摊牌：${say(pot)}`,
  'poker-showdown-on-each-board': ({ hands }) =>
    `摊牌：每副公共牌各占一半底池，由${hands.map(hand => WINNING[hand]).join('和')}赢得`,

  'poker-street': ({ street, dealt }, { say }) => `${STREETS[street]}：${dealt.map(say).join('，')}`,
  'poker-each-gets': ({ cards }, { say }) => `每位玩家${cards.map(say).join('、')}`,
  'poker-cards-lie': ({ cards, lie }) => `${cards}张${LIES[lie]}`,
  'poker-to-the-board': ({ cards, boards }) => `${boards === 1 ? '公共牌' : '每副公共牌'}${cards}张`,
  'poker-may-replace': ({ most, dealerMost, served }) => {
    const dealer = dealerMost === undefined ? '' : `（庄位最多${dealerMost}张）`
    const how = served === 'all-declare' ? '所有人说完才开始补' : '一位接一位'
    return `每位玩家最多换${most}张${dealer}，${how}`
  },
  'poker-reshuffled': ({ again }) => `牌不够时：${RESHUFFLED[again]}`,
  'poker-throws-away': ({ cards, when }) =>
    `每位玩家在下注${when === 'before-betting' ? '前' : '后'}打出${cards}张`,
  'poker-bets': ({ first }) => `下注${FIRST[first]}`,
  'poker-open-pair': '有明对时，所有人都可下大注',
  'poker-no-check': '不能过牌：下注、跟注或弃牌',
  'poker-may-expose': '玩家可翻开暗牌；下一张就扣着发',

  'poker-betting': '下注',
  'poker-limits': ({ limits }, { say }) => `分大小注时：${limits.map(say).join('；')}`,
  'poker-limit-on': ({ streets, bet }) =>
    `${streets.map(street => STREETS[street]).join('、')}${LIMITS[bet]}`,
  'poker-raises': ({ most, lifted }) =>
    `每轮一注加${most}次加注；${lifted === 'two-left' ? '只剩两人' : '只有两人参与这轮'}时加注不限`,
  'poker-limit-kinds': ({ kinds }) => `用${kinds.map(kind => STRUCTURES[kind]).join('或')}`,
  'poker-check-raise': ({ allowed }) => (allowed ? '过牌后可以加注' : '过牌后不能加注'),
  'poker-least-raise': '加注至少与上一注同额',
  'poker-full-bet': '全注才算开注或加注；不足额的全下只算跟进',
  'poker-new-player-posts': '新玩家等大盲，或下同额的注：算活注',
  'poker-dealt-in-at-once': '新玩家马上拿牌，不用下盲注',
  'poker-straddle': ({ from, times }) =>
    `发牌前可${from === undefined ? '' : '在大盲左边'}抓注${times === undefined ? '' : `，为大盲的${times}倍`}`,
  'poker-kill': ({ cards, times, acts }) =>
    `玩家拿到${cards}张后，可下${times}倍大盲作加倍盲注：注额加倍${acts === 'last' ? '，换牌前由他最后行动' : ''}`,
  'poker-ace-low-for-button': '抽庄位钮时A最小',
  'poker-single-blind': '只有一个盲注时，每轮都从庄位钮左边开始下注',
  'poker-one-live-blind-a-deal': '轮到的盲注以外，一局只有一个活盲注：由一位玩家补注或抓注',
  'poker-kill-again': '加倍过的底池可由另一位玩家再加倍',

  'poker-showdown': '摊牌',
  'poker-plays': ({ plays, own, board }) => {
    if (board || own < 5) return PLAYS[plays]
    return own === 5 ? '五张牌都算' : `${own}张中最好的五张算`
  },
  'poker-shows-first': ({ who }) =>
    who === 'last-to-act' ? '最后下注或过牌的人先摊牌' : '全部过牌时，最先过牌的人先摊牌',
  'poker-half-needs': ({ half }) => `赢${HALVES[half]}的一半，至少要一对`,
  'poker-odd-chip': ({ to }) => `不能平分的筹码${ODD_CHIP[to]}`,
  'poker-mucks': '只有赢的牌要亮：输的牌可以不亮就扣下',
  'poker-nobody-qualifies': '都不够资格：仍有效的牌平分底池',
  'poker-checked-seven': ({ late, limitOnly }) =>
    `换牌后七或更好的牌过牌，不能赢之后的注：那些注${late === 'returned' ? '退回' : '归第二好的一手'}${limitOnly ? '（只限限注）' : ''}`,
  'poker-also-played': ({ pot }, { say }) => `也可以这样打：${say(pot)}`,
  'poker-dead-seat-dealt': '有人下注之前弃牌的座位，继续发牌，直到有人下注',
  'poker-pot-to': ({ hands }) => {
    const [only, more] = hands
    return only && !more ? `底池归${WINNING[only]}` : `${hands.map(hand => WINNING[hand]).join('和')}各得一半`
  },
}
