import type { ScheduleRefusals } from '@cardroom/engine/collection'
import type { PokerRefusals } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'

const LIMITS: Readonly<Record<PokerRefusals['poker-limit-not-filed']['limits'][number], string>> = {
  fixed: '固定限注',
  spread: '范围限注',
  pot: '底池限注',
  none: '无限注',
}

/** A limit by the word of a table. */
const ofTable: Readonly<Record<string, string>> = LIMITS

const BETTING: Readonly<Record<PokerRefusals['poker-betting-not-filed']['betting'][number], string>> = {
  limit: '限注',
  'pot-limit': '底池限注',
  'no-limit': '无限注',
}

const BOARDS: Readonly<Record<string, string>> = { flop: '翻牌', turn: '转牌', river: '河牌' }

export const pokerRefusals: Says<PokerRefusals> = {
  'poker-missing': '缺少',
  'poker-places': ({ game, places, seats }) => `${game}有${places}个位，不是${seats}个`,
  'poker-no-such-place': ({ places, seat }) => `应为1至${places}，不是${seat}`,
  'poker-seat-taken': ({ seat }) => `${seat}号位已有人坐`,
  'poker-empty-seat': ({ seat }) => `${seat}号位没人坐`,
  'poker-limit-has-none': ({ limit }) => `${ofTable[limit] ?? limit}没有这项`,
  'poker-lower-bet-first': '小注要写在前面',
  'poker-least-bet-first': '最低注要写在前面',
  'poker-game-has-none': ({ game }) => `${game}没有这项`,
  'poker-too-many-blinds': ({ blinds, players }) => `${players}位玩家有${blinds}个盲注`,
  'poker-blind-below-the-last': '比前一个盲注小',
  'poker-blind-above-the-bet': ({ bet }, { money }) => `比注额${money(bet)}大`,
  'poker-bring-in-above-the-bet': '比注额大',
  'poker-opener-not-left-open': ({ game }) => `${game}不由牌室决定`,
  'poker-no-ante': '没有前注',
  'poker-not-hi-lo': ({ game }) => `${game}不分高低`,
  'poker-only-hi-lo': ({ game }) => `${game}是分高低的`,
  'poker-no-straddle': ({ game }) => `${game}没有抓注`,
  'poker-straddle-is': ({ amount, given }, { money }) => `应为${money(amount)}，不是${money(given)}`,
  'poker-straddle-is-more': ({ amount, given }, { money }) => `要多于${money(amount)}，不是${money(given)}`,
  'poker-cannot-straddle': ({ seat }) => `${seat}号位不能抓注`,
  'poker-button-cannot-straddle': '庄位钮不能抓注',
  'poker-straddle-left-of-big-blind': '只有大盲左边的座位可以抓注',
  'poker-no-kill': ({ game }) => `${game}没有加倍盲注`,
  'poker-kill-is': ({ amount, given }, { money }) => `应为${money(amount)}，不是${money(given)}`,
  'poker-blind-is-in': ({ seat }) => `${seat}号位已下盲注`,
  'poker-live-above-big-blind': ({ blind }, { money }) => `比大盲${money(blind)}大`,
  'poker-dead-above-small-blind': ({ blind }, { money }) => `比小盲${money(blind)}大`,
  'poker-straddles-or-posts': ({ seat }) => `${seat}号位抓注或补注，不能两样都做`,
  'poker-one-live-blind': '每局只有一位玩家以活盲注进来：补注或抓注',
  'poker-nothing-posted': '没有下注',
  'poker-limit-not-filed': ({ game, limits }) =>
    `${game}只备案了${limits.map(limit => LIMITS[limit]).join('和')}`,
  'poker-one-bet': ({ game }) => `${game}的注都是同一金额：没有大小注之分`,
  'poker-betting-not-filed': ({ schedule, betting }) =>
    `${schedule}适用于${betting.map(kind => BETTING[kind]).join('和')}`,
  'poker-bets-not-filed': ({ schedule, least, most }, { money }) => {
    const [from, to] = [least, most].map(pair => pair.map(money).join('–'))
    return `${schedule}适用于${from === to ? from : `${from}至${to}`}`
  },
  'poker-blinds-not-filed': ({ schedule, blinds }, { money }) =>
    `${schedule}适用于盲注${blinds.map(money).join('和')}`,
  'poker-wager-not-filed': ({ given, min, max }, { money }) =>
    `注额应为${max === undefined ? `${money(min)}及以上` : `${money(min)}至${money(max)}`}，不是${money(given)}`,
  'poker-names-a-seat': ({ name }) => `“${name}”要指明座位`,
  'poker-names-a-card': ({ name }) => `“${name}”要指明一张牌`,
  'poker-names-an-amount': ({ name }) => `“${name}”要指明第一个动作放出的金额`,
  'poker-no-hand': ({ seat }) => `${seat}号位没有牌`,
  'poker-out-of-the-hand': ({ seat }) => `${seat}号位已不在这一手`,
  'poker-not-held': ({ seat, card }) => `${seat}号位没有${card}`,
  'poker-not-a-down-card': ({ seat, card }) => `${seat}号位的${card}不是扣着的`,
  'poker-last-hand': ({ seat }) => `${seat}号位是最后一手，底池归他`,
  'poker-no-joker': ({ seat }) => `${seat}号位没有鬼牌`,
  'poker-not-all-in': ({ seat }) => `${seat}号位没有全下`,
  'poker-no-bet-yet': '还没有人下注',
  'poker-not-folded': ({ seat }) => `${seat}号位没有弃牌`,
  'poker-too-late-to-retrieve': ({ seat }) => `来不及取回${seat}号位的牌`,
  'poker-no-call-to-withdraw': ({ seat }) => `${seat}号位没有可收回的跟注`,
  'poker-no-betting': '现在不是下注的时候',
  'poker-in-turn': ({ seat }) => `正轮到${seat}号位`,
  'poker-not-to-act': ({ seat }) => `还没轮到${seat}号位`,
  'poker-other-to-act': ({ seat, turn }) => `还没轮到${seat}号位：轮到${turn}号位`,
  'poker-not-asked-to-bet': ({ seat }) => `没有问${seat}号位要不要下注`,
  'poker-may-not-bet': ({ seat }) => `${seat}号位不能下注`,
  'poker-chip-makes-no-bet': '要知道筹码面额，而且要能下注',
  'poker-not-asked-to-discard': ({ seat }) => `没有叫${seat}号位打出牌`,
  'poker-dealer-not-drawing': '没有叫庄位换牌',
  'poker-not-before': ({ street }) => `现在不是${BOARDS[street] ?? street}之前`,
  'poker-flop-acted-on': '翻牌后已有人行动',
  'poker-flop-is-out': '翻牌已出：底牌是发牌时露的',
  'poker-hole-cards-are-older': '底牌是第一街发的',
  'poker-no-card-too-early': '不会有牌出得太早',
  'poker-unseen-at-showdown': ({ seat }) => `${seat}号位带着没人看过的牌到摊牌`,
}

export const scheduleRefusals: Says<ScheduleRefusals> = {
  'no-option-for-players': ({ players }) => `生效的方案没有一个适用于${players}位玩家`,
}
