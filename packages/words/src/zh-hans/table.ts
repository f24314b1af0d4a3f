import type { LibraryRefusals, MakeUp, NewsSentences, TableRefusals } from '@cardroom/engine'
import type { BankedTableRefusals } from '@cardroom/engine/banked'
import type { PokerTableRefusals } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'

export const newsSentences: Says<NewsSentences> = {
  'news-sat': ({ name, seat, stack }, { money }) => `${name}带${money(stack)}坐${seat}号位`,
  'news-stood': ({ name, seat, stack }, { money }) => `${name}带${money(stack)}离开${seat}号位`,
  'news-held-no-longer': ({ name, seat }) => `${seat}号位不再为${name}保留；名字已排入候位名单`,
  'news-moved': ({ name, from, to }) => `${name}从${from}号位换到${to}号位`,
  'news-chips': ({ name, cents, isShort }, { money }) =>
    `${name}买入${money(cents)}${isShort ? '，用掉那一次不足额买入' : ''}`,
  'news-chips-off': ({ name, cents }, { money }) => `${name}从台上取走${money(cents)}`,
  'news-called': ({ name, seat }) => `请${name}到${seat}号位`,
  'news-collected': ({ each, players, owing }, { money, all }) =>
    `按时台费：${players}位玩家每人${money(each)}${
      owing.length > 0 ? `；${all(owing)}不够付，继续玩之前要补` : ''
    }`,
  'news-agreed': ({ name, shoe }) => `${name}同意打开${shoe}的所有牌`,
  'news-disclosed': ({ shoe }) => `所有玩家都同意：${shoe}的牌已打开`,
  'news-paid': ({ name, cents }, { money }) => `${name}补付所欠台费${money(cents)}`,
  'news-to-be-set': '本局之后，牌室将更改这张牌桌的设定',
  'news-set': '牌室已更改这张牌桌的设定',
}

export const tableRefusals: Says<TableRefusals> = {
  'table-closed': '这张桌已关',
  'take-a-seat': '请先坐下',
  'seated-already': ({ seat }) => `你已经坐在${seat}号位`,
  'table-full': '座位都满了',
  'table-has-places': ({ places }) => `这张桌有${places}个位`,
  'seat-taken': ({ seat }) => `${seat}号位已有人坐`,
  'name-seated-already': ({ name }) => `${name}已经有座位`,
  'buy-in-bounds': ({ min, max }, { money }) => `坐下要带${money(min)}至${money(max)}`,
  'buy-in-at-least': ({ min }, { money }) => `坐下至少要带${money(min)}`,
  'short-buy-used-up': ({ min }, { money }) => `只可不足额买入一次，已经用掉：至少${money(min)}`,
  'seat-kept': ({ seat, name }) => `${seat}号位留给${name}`,
  'others-wait': '有人在候位：请登记候位',
  'seat-is-free': '有空位',
  'waiting-already': '你已经在候位名单上',
  'not-waiting': '你不在候位名单上',
  'short-game': ({ players }) => `不足${players}人时，有新玩家进来才可换位`,
  'collection-owed': ({ cents }, { money }) => `还欠台费${money(cents)}：先买筹码再玩`,
  'leaving-already': '这局结束后就离座',
  'away-already': '已经暂离',
  'back-already': '已经回来了',
  'chips-between-rounds': '两局之间才可买入或取走筹码',
  'chips-at-most': ({ cents }, { money }) => `最多再买${money(cents)}`,
  'table-stakes': '只要还在打，就不能取走台上的部分筹码：大家以台上全部筹码对局',
  'chips-wait-for-the-deal': '筹码正等待发牌：请先收回注码',
  'chips-off-at-most': ({ cents }, { money }) => `最多可取走${money(cents)}`,
  'two-players-needed': '要两位玩家才能开局',
  'game-over': '游戏已结束：在限时内做过庄家的玩家太少',
  'no-providers-here': '本桌没有第三方代理玩家的位置',
  'making-up-already': '正在凑一局',
  'not-a-player-of-it': '只有拿过牌的人可以同意打开这些牌',
  'agreed-already': '你已经同意了',
  'nothing-to-seal-for': '这次洗牌不能封存什么',
  'left-out-of-the-drawing': '没有开封的人，不参与接下来的抽取',
  'cards-being-drawn': '正在抽牌：请稍候',
  'nothing-to-cut': '现在没有牌可切',
  'player-dealer-cuts': '由庄家切牌',
  'cut-already': '已经切过牌',
  'cut-bounds': ({ most }) => `从上面最多切${most}张`,
  'no-free-hands': '这个游戏没有不下注的牌局',
  'no-more-free-hands': ({ most }) => `一个牌靴不下注的牌局最多${most}次`,
  'nothing-to-deal': '没有牌可发',
  'nothing-to-stop': '没有什么可停',
  'no-round-on': '没有牌局在进行',
  'nobody-is-to-act': '现在没有人要行动',
  'others-are-to-act': ({ seat, others }) => `还没轮到${seat}号位：轮到${others.join('、')}号位`,
  'not-your-seat': ({ seat }) => `${seat}号位不是你的`,
  'somebody-sits-there': '桌上还有人坐',
  'settings-stay': '这张桌的设定不变',
  'game-stays': '一张桌只玩一种游戏；要玩别的请另开一桌',
  'privacy-stays': '谁可以进桌，开桌后不再更改',
  'not-in-this-game': ({ command }) => elsewhere[command] ?? '这个游戏没有这回事',
}

/** What is done at the tables of other games. */
const elsewhere: Readonly<Record<string, string>> = {
  bank: '现在不是选庄家的时候',
  'make-up': '没有错过盲注',
  wager: '这个游戏发牌前不下注',
}

export const bankedTableRefusals: Says<BankedTableRefusals> = {
  'bank-not-offered': '现在不是选庄家的时候',
  'bank-offered-to': ({ seat }) => `现在问的是${seat}号位要不要做庄家`,
  'bank-passes-on': '先轮到别人',
  'bank-bounds': ({ min, max }, { money }) => `庄家要放${money(min)}至${money(max)}`,
  'bank-stays': '庄家现在不能离开',
  'bank-does-not-wager': '庄家不下注',
  'wagers-closed': '已停止下注',
  'wagers-not-open': '还未开始下注',
  'away-does-not-wager': '暂离的人不能下注',
  'no-hand-to-bet-on': ({ seat }) => `${seat}号位没有牌可以下注`,
  'circle-occupied': ({ seat }) => `${seat}号圈有人坐`,
  'circle-bet-already': ({ seat }) => `这局已有别人下${seat}号圈`,
  'wagers-beyond-stack': ({ needed, stack }, { money }) =>
    `连同之后可能要加的，需要${money(needed)}：只有${money(stack)}`,
  'nobody-has-wagered': '没有人下注',
  'wagers-lie': '已有人下注',
  'providers-at-most': ({ most }) => `本桌最多${most}名第三方代理玩家`,
  'provider-only-banks': '第三方代理玩家只在做庄家时下注',
  'limits-contradict': '注额上下限互相矛盾',
}

const comeBacks: Readonly<Record<MakeUp, string>> = {
  post: '补下盲注',
  straddle: '抓注',
  wait: '等候',
  play: '继续玩',
}

export const pokerTableRefusals: Says<PokerTableRefusals> = {
  'no-blind-missed': '没有错过盲注',
  'button-goes-round': '庄位钮现在自己轮转',
  'not-dealt-in-like-that': ({ ways }, { any }) => `要再拿牌，须${any(ways.map(way => comeBacks[way]))}`,
}

export const libraryRefusals: Says<LibraryRefusals> = {
  'no-such-game': ({ id }) => `没有“${id}”`,
  'only-fees-filed': ({ id, name }) => `${name}（“${id}”）只备案了收费，没有备案规则：有收费表，但不能发牌`,
}
