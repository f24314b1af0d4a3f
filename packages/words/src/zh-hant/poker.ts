import type { ScheduleRefusals } from '@cardroom/engine/collection'
import type { PokerRefusals } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'

const LIMITS: Readonly<Record<PokerRefusals['poker-limit-not-filed']['limits'][number], string>> = {
  fixed: '固定限注',
  spread: '範圍限注',
  pot: '底池限注',
  none: '無限注',
}

/** A limit by the word of a table. */
const ofTable: Readonly<Record<string, string>> = LIMITS

const BETTING: Readonly<Record<PokerRefusals['poker-betting-not-filed']['betting'][number], string>> = {
  limit: '限注',
  'pot-limit': '底池限注',
  'no-limit': '無限注',
}

const BOARDS: Readonly<Record<string, string>> = { flop: '翻牌', turn: '轉牌', river: '河牌' }

export const pokerRefusals: Says<PokerRefusals> = {
  'poker-missing': '缺少',
  'poker-places': ({ game, places, seats }) => `${game}有${places}個位，不是${seats}個`,
  'poker-no-such-place': ({ places, seat }) => `應為1至${places}，不是${seat}`,
  'poker-seat-taken': ({ seat }) => `${seat}號位已有人坐`,
  'poker-empty-seat': ({ seat }) => `${seat}號位沒人坐`,
  'poker-limit-has-none': ({ limit }) => `${ofTable[limit] ?? limit}沒有這項`,
  'poker-lower-bet-first': '小注要寫在前面',
  'poker-least-bet-first': '最低注要寫在前面',
  'poker-game-has-none': ({ game }) => `${game}沒有這項`,
  'poker-too-many-blinds': ({ blinds, players }) => `${players}位玩家有${blinds}個盲注`,
  'poker-blind-below-the-last': '比前一個盲注小',
  'poker-blind-above-the-bet': ({ bet }, { money }) => `比注額${money(bet)}大`,
  'poker-bring-in-above-the-bet': '比注額大',
  'poker-opener-not-left-open': ({ game }) => `${game}不由館方決定`,
  'poker-no-ante': '沒有底注',
  'poker-not-hi-lo': ({ game }) => `${game}不分高低`,
  'poker-only-hi-lo': ({ game }) => `${game}是分高低的`,
  'poker-no-straddle': ({ game }) => `${game}沒有抓注`,
  'poker-straddle-is': ({ amount, given }, { money }) => `應為${money(amount)}，不是${money(given)}`,
  'poker-straddle-is-more': ({ amount, given }, { money }) => `要多於${money(amount)}，不是${money(given)}`,
  'poker-cannot-straddle': ({ seat }) => `${seat}號位不能抓注`,
  'poker-button-cannot-straddle': '莊位鈕不能抓注',
  'poker-straddle-left-of-big-blind': '只有大盲左邊的座位可以抓注',
  'poker-no-kill': ({ game }) => `${game}沒有加倍盲注`,
  'poker-kill-is': ({ amount, given }, { money }) => `應為${money(amount)}，不是${money(given)}`,
  'poker-blind-is-in': ({ seat }) => `${seat}號位已下盲注`,
  'poker-live-above-big-blind': ({ blind }, { money }) => `比大盲${money(blind)}大`,
  'poker-dead-above-small-blind': ({ blind }, { money }) => `比小盲${money(blind)}大`,
  'poker-straddles-or-posts': ({ seat }) => `${seat}號位抓注或補注，不能兩樣都做`,
  'poker-one-live-blind': '每局只有一位玩家以活盲注進來：補注或抓注',
  'poker-nothing-posted': '沒有下注',
  'poker-limit-not-filed': ({ game, limits }) =>
    `${game}只報備了${limits.map(limit => LIMITS[limit]).join('和')}`,
  'poker-one-bet': ({ game }) => `${game}的注都是同一金額：沒有大小注之分`,
  'poker-betting-not-filed': ({ schedule, betting }) =>
    `${schedule}適用於${betting.map(kind => BETTING[kind]).join('和')}`,
  'poker-bets-not-filed': ({ schedule, least, most }, { money }) => {
    const [from, to] = [least, most].map(pair => pair.map(money).join('–'))
    return `${schedule}適用於${from === to ? from : `${from}至${to}`}`
  },
  'poker-blinds-not-filed': ({ schedule, blinds }, { money }) =>
    `${schedule}適用於盲注${blinds.map(money).join('和')}`,
  'poker-wager-not-filed': ({ given, min, max }, { money }) =>
    `注額應為${max === undefined ? `${money(min)}或以上` : `${money(min)}至${money(max)}`}，不是${money(given)}`,
  'poker-names-a-seat': ({ name }) => `「${name}」要指明座位`,
  'poker-names-a-card': ({ name }) => `「${name}」要指明一張牌`,
  'poker-names-an-amount': ({ name }) => `「${name}」要指明第一個動作放出的金額`,
  'poker-no-hand': ({ seat }) => `${seat}號位沒有牌`,
  'poker-out-of-the-hand': ({ seat }) => `${seat}號位已不在這一手`,
  'poker-not-held': ({ seat, card }) => `${seat}號位沒有${card}`,
  'poker-not-a-down-card': ({ seat, card }) => `${seat}號位的${card}不是蓋著的`,
  'poker-last-hand': ({ seat }) => `${seat}號位是最後一手，底池歸他`,
  'poker-no-joker': ({ seat }) => `${seat}號位沒有鬼牌`,
  'poker-not-all-in': ({ seat }) => `${seat}號位沒有全下`,
  'poker-no-bet-yet': '還沒有人下注',
  'poker-not-folded': ({ seat }) => `${seat}號位沒有棄牌`,
  'poker-too-late-to-retrieve': ({ seat }) => `來不及取回${seat}號位的牌`,
  'poker-no-call-to-withdraw': ({ seat }) => `${seat}號位沒有可收回的跟注`,
  'poker-no-betting': '現在不是下注的時候',
  'poker-in-turn': ({ seat }) => `正輪到${seat}號位`,
  'poker-not-to-act': ({ seat }) => `還沒輪到${seat}號位`,
  'poker-other-to-act': ({ seat, turn }) => `還沒輪到${seat}號位：輪到${turn}號位`,
  'poker-not-asked-to-bet': ({ seat }) => `沒有問${seat}號位要不要下注`,
  'poker-may-not-bet': ({ seat }) => `${seat}號位不能下注`,
  'poker-chip-makes-no-bet': '要知道籌碼面額，而且要能下注',
  'poker-not-asked-to-discard': ({ seat }) => `沒有叫${seat}號位打出牌`,
  'poker-dealer-not-drawing': '沒有叫莊位換牌',
  'poker-not-before': ({ street }) => `現在不是${BOARDS[street] ?? street}之前`,
  'poker-flop-acted-on': '翻牌後已有人行動',
  'poker-flop-is-out': '翻牌已出：底牌是發牌時露的',
  'poker-hole-cards-are-older': '底牌是第一街發的',
  'poker-no-card-too-early': '不會有牌出得太早',
  'poker-unseen-at-showdown': ({ seat }) => `${seat}號位帶著沒人看過的牌到攤牌`,
}

export const scheduleRefusals: Says<ScheduleRefusals> = {
  'no-option-for-players': ({ players }) => `生效的方案沒有一個適用於${players}位玩家`,
}
