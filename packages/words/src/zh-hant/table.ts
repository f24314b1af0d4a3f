import type { LibraryRefusals, MakeUp, NewsSentences, TableRefusals } from '@cardroom/engine'
import type { BankedTableRefusals } from '@cardroom/engine/banked'
import type { PokerTableRefusals } from '@cardroom/engine/poker'
import type { Says } from '../speaker.ts'

export const newsSentences: Says<NewsSentences> = {
  'news-sat': ({ name, seat, stack }, { money }) => `${name}帶${money(stack)}坐${seat}號位`,
  'news-stood': ({ name, seat, stack }, { money }) => `${name}帶${money(stack)}離開${seat}號位`,
  'news-held-no-longer': ({ name, seat }) => `${seat}號位不再為${name}保留；名字已排入候位名單`,
  'news-moved': ({ name, from, to }) => `${name}從${from}號位換到${to}號位`,
  'news-chips': ({ name, cents, isShort }, { money }) =>
    `${name}買入${money(cents)}${isShort ? '，用掉那一次不足額買入' : ''}`,
  'news-chips-off': ({ name, cents }, { money }) => `${name}從枱上取走${money(cents)}`,
  'news-called': ({ name, seat }) => `請${name}到${seat}號位`,
  'news-collected': ({ each, players, owing }, { money, all }) =>
    `按時枱費：${players}位玩家每人${money(each)}${
      owing.length > 0 ? `；${all(owing)}不夠付，繼續玩之前要補` : ''
    }`,
  'news-agreed': ({ name, shoe }) => `${name}同意打開${shoe}的所有牌`,
  'news-disclosed': ({ shoe }) => `所有玩家都同意：${shoe}的牌已打開`,
  'news-paid': ({ name, cents }, { money }) => `${name}補付所欠枱費${money(cents)}`,
  'news-to-be-set': '本局之後，館方將更改這張牌桌的設定',
  'news-set': '館方已更改這張牌桌的設定',
}

export const tableRefusals: Says<TableRefusals> = {
  'table-closed': '這張桌已關',
  'take-a-seat': '請先坐下',
  'seated-already': ({ seat }) => `你已經坐在${seat}號位`,
  'table-full': '座位都滿了',
  'table-has-places': ({ places }) => `這張桌有${places}個位`,
  'seat-taken': ({ seat }) => `${seat}號位已有人坐`,
  'name-seated-already': ({ name }) => `${name}已經有座位`,
  'buy-in-bounds': ({ min, max }, { money }) => `坐下要帶${money(min)}至${money(max)}`,
  'buy-in-at-least': ({ min }, { money }) => `坐下至少要帶${money(min)}`,
  'short-buy-used-up': ({ min }, { money }) => `只可不足額買入一次，已經用掉：至少${money(min)}`,
  'seat-kept': ({ seat, name }) => `${seat}號位留給${name}`,
  'others-wait': '有人在候位：請登記候位',
  'seat-is-free': '有空位',
  'waiting-already': '你已經在候位名單上',
  'not-waiting': '你不在候位名單上',
  'short-game': ({ players }) => `不足${players}人時，有新玩家進來才可換位`,
  'collection-owed': ({ cents }, { money }) => `還欠枱費${money(cents)}：先買籌碼再玩`,
  'leaving-already': '這局結束後就離座',
  'away-already': '已經暫離',
  'back-already': '已經回來了',
  'chips-between-rounds': '兩局之間才可買入或取走籌碼',
  'chips-at-most': ({ cents }, { money }) => `最多再買${money(cents)}`,
  'table-stakes': '只要還在打，就不能取走枱上的部分籌碼：大家以枱上全部籌碼對局',
  'chips-wait-for-the-deal': '籌碼正等待發牌：請先收回注碼',
  'chips-off-at-most': ({ cents }, { money }) => `最多可取走${money(cents)}`,
  'two-players-needed': '要兩位玩家才能開局',
  'game-over': '遊戲已結束：在限時內做過莊家的玩家太少',
  'no-providers-here': '本枱沒有第三方代理玩家的位置',
  'making-up-already': '正在湊一局',
  'not-a-player-of-it': '只有拿過牌的人可以同意打開這些牌',
  'agreed-already': '你已經同意了',
  'nothing-to-seal-for': '這次洗牌不能封存什麼',
  'left-out-of-the-drawing': '沒有開封的人，不參與接下來的抽取',
  'cards-being-drawn': '正在抽牌：請稍候',
  'nothing-to-cut': '現在沒有牌可切',
  'player-dealer-cuts': '由莊家切牌',
  'cut-already': '已經切過牌',
  'cut-bounds': ({ most }) => `從上面最多切${most}張`,
  'no-free-hands': '這個遊戲沒有不下注的牌局',
  'no-more-free-hands': ({ most }) => `一個牌靴不下注的牌局最多${most}次`,
  'nothing-to-deal': '沒有牌可發',
  'nothing-to-stop': '沒有什麼可停',
  'no-round-on': '沒有牌局在進行',
  'nobody-is-to-act': '現在沒有人要行動',
  'others-are-to-act': ({ seat, others }) => `還沒輪到${seat}號位：輪到${others.join('、')}號位`,
  'not-your-seat': ({ seat }) => `${seat}號位不是你的`,
  'somebody-sits-there': '桌上還有人坐',
  'settings-stay': '這張牌桌的設定不變',
  'game-stays': '一張桌只玩一種遊戲；要玩別的請另開一桌',
  'privacy-stays': '誰可以進桌，開桌後不再更改',
  'not-in-this-game': ({ command }) => elsewhere[command] ?? '這個遊戲沒有這回事',
}

/** What is done at the tables of other games. */
const elsewhere: Readonly<Record<string, string>> = {
  bank: '現在不是選莊家的時候',
  'make-up': '沒有錯過盲注',
  wager: '這個遊戲發牌前不下注',
}

export const bankedTableRefusals: Says<BankedTableRefusals> = {
  'bank-not-offered': '現在不是選莊家的時候',
  'bank-offered-to': ({ seat }) => `現在問的是${seat}號位要不要做莊家`,
  'bank-passes-on': '先輪到別人',
  'bank-bounds': ({ min, max }, { money }) => `莊家要放${money(min)}至${money(max)}`,
  'bank-stays': '莊家現在不能離開',
  'bank-does-not-wager': '莊家不下注',
  'wagers-closed': '已停止下注',
  'wagers-not-open': '還未開始下注',
  'away-does-not-wager': '暫離的人不能下注',
  'no-hand-to-bet-on': ({ seat }) => `${seat}號位沒有牌可以下注`,
  'circle-occupied': ({ seat }) => `${seat}號圈有人坐`,
  'circle-bet-already': ({ seat }) => `這局已有別人下${seat}號圈`,
  'wagers-beyond-stack': ({ needed, stack }, { money }) =>
    `連同之後可能要加的，需要${money(needed)}：只有${money(stack)}`,
  'nobody-has-wagered': '沒有人下注',
  'wagers-lie': '已有人下注',
  'providers-at-most': ({ most }) => `本枱最多${most}名第三方代理玩家`,
  'provider-only-banks': '第三方代理玩家只在做莊家時下注',
  'limits-contradict': '注額上下限互相矛盾',
}

const comeBacks: Readonly<Record<MakeUp, string>> = {
  post: '補下盲注',
  straddle: '抓注',
  wait: '等候',
  play: '繼續玩',
}

export const pokerTableRefusals: Says<PokerTableRefusals> = {
  'no-blind-missed': '沒有錯過盲注',
  'button-goes-round': '莊位鈕現在自己輪轉',
  'not-dealt-in-like-that': ({ ways }, { any }) => `要再拿牌，須${any(ways.map(way => comeBacks[way]))}`,
}

export const libraryRefusals: Says<LibraryRefusals> = {
  'no-such-game': ({ id }) => `沒有「${id}」`,
  'only-fees-filed': ({ id, name }) => `${name}（「${id}」）只報備了收費，沒有報備規則：有收費表，但不能發牌`,
}
