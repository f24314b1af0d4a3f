import type { ValuesRefusals, ValuesSentences } from '@cardroom/lab'
import type { Says } from '../speaker.ts'

export const valuesRefusals: Says<ValuesRefusals> = {
  'values-not-known-yet': ({ game }) => `還不知道${game}的各種選擇值多少`,
  'values-not-of-this-move': ({ game, move }) => `不知道${game}的「${move}」值多少`,
  'no-choice-to-value': '沒有要決定的事',
  'not-a-finished-round': '這局已取消：沒有結果',
  'no-card-of-that-name': ({ card }) => `「${card}」不是牌`,
  'decks-as-filed': ({ from, to, decks }) => `備案為${from}至${to}副牌，不是${decks}副`,
  'hand-of-so-many': ({ place, cards, has }) => `到這時${place}的一手有${cards}張，不是${has}張`,
  'board-of-so-many': ({ cards, has }, { any }) => `決定時公共牌有${any(cards.map(String))}張，不是${has}張`,
  'no-such-wager-lies': ({ wager }) => `這一手沒有「${wager}」注`,
  'more-than-were-in-the-shoe': ({ card }) => `看到的${card}比牌靴裡的還多`,
  'seat-not-in-the-round': ({ seat }) => `${seat}號座位沒有人在玩`,
  'no-such-meld': ({ cards }) => `桌上的${cards}不成牌組`,
  'more-hidden-than-left': ({ hidden, left }) => `有${hidden}張牌面朝下，但沒見過的只有${left}張`,
  'chip-not-seen': ({ game }) => `看不出${game}一枚籌碼值多少`,
  'values-not-of-showing': '亮牌或棄牌與機率無關：亮出的一手得到它贏的，棄掉的什麼也得不到',
  'values-not-of-running-twice': '餘下的牌發兩次，只改變結果的起伏，不改變平均所得',
  'values-not-of-raising-the-stakes': '提高整手牌的注額值多少，要看大家怎麼打，機率說不出來',
  'values-not-of-exposing': '翻開一張牌會讓別人知道一些事；那值多少，機率說不出來',
  'values-not-of-betting-no-more': '不再下注，這一手只爭現有的底池；再下注會帶來什麼，機率說不出來',
}

export const valuesSentences: Says<ValuesSentences> = {
  'why-chances': ({ win, push, lose }, { percent }) =>
    `贏${percent(win, 1)}，和${percent(push, 1)}，輸${percent(lose, 1)}`,
  'why-gives-up': ({ units }, { number }) => `無論出什麼，放棄首注的${number(units)}倍`,
  'why-rides': ({ units, pays }, { signed, percent }) =>
    `單看這注，平均是本身的${signed(units)}倍，有${percent(pays, 1)}會獲賠`,
  'why-pulls': ({ units }, { signed }) => `收回平均是本身${signed(units)}倍的一注`,
  'why-two-hands': ({ left, right }, { signed }) => `左手值${signed(left)}，右手值${signed(right)}`,
  'why-draws': ({ over }, { percent }) => `下一張有${percent(over, 1)}會爆；之後用最佳打法`,
  'why-doubles': ({ over }, { percent }) => `以兩倍的注只要一張；有${percent(over, 1)}會爆`,
  'why-splits': ({ hands }) => `最多分成${hands}手，每手只按自己的牌打`,
  'why-one-card': ({ over }, { percent }) => `以原注只補一張；有${percent(over, 1)}會爆`,
  'why-stays-on-one-hand': '注碼留在其中一手，另一手沒有注',
  'why-insures': ({ chance, needs }, { percent }) =>
    `有${percent(chance, 1)}是天生牌，保險要有${percent(needs, 1)}才划算`,
  'why-declines': '不再下注，這一手照舊',
  'why-foul': '會成烏龍，輸掉注碼',
  'why-bets': ({ times, units }, { signed }) =>
    `以Ante的${times}倍下Play注，該注平均是本身的${signed(units)}倍`,
  'why-checks': '等更多牌，再選最好的做法',
  'why-pot': ({ equity, needs }, { percent }) =>
    `平均得底池的${percent(equity, 1)}；跟注要有${percent(needs, 1)}`,
  'why-folds-pot': '已入底池的不能取回，也不會再輸',
  'why-equity': ({ equity }, { percent }) => `平均得底池的${percent(equity, 1)}`,
  'why-raises': ({ equity, callers }, { percent }) =>
    `若${callers === 1 ? '對手跟注' : `其餘${callers}人都跟注`}，平均得底池的${percent(equity, 1)}`,
  'why-goes-out': ({ out, chips }, { percent, signed }) =>
    `有${percent(out, 1)}贏得這手，從這裡起平均得${signed(chips)}枚籌碼`,
  'why-passes': '放棄這手：失去頂注，也不會再輸',
  'values-of-one-player': '當作這位玩家單獨對莊家，而莊家從整靴牌起以最佳打法應對。',
  'values-of-each-player-alone': '逐一看每位玩家，當作從整靴牌起以最佳打法應對；單位是對莊家的全部注碼。',
  'values-against-all-players': '同時對所有玩家，他們按館方打法擺牌；單位是對莊家的全部注碼。',
  'values-after-a-split': '分牌後每手按自己的牌和至今各手的第二張是否與對子同類來打，不看其他手的別的牌。',
  'values-order-certain': ({ hands }, { number }) =>
    `各種擺法遇上同樣的${number(hands)}手按館方打法擺的隨機牌；哪種最好有99.9 %把握。`,
  'values-order-open': ({ hands }, { number }) =>
    `各種擺法遇上同樣的${number(hands)}手按館方打法擺的隨機牌；最好的兩種太接近，分不出高下。`,
  'values-no-solved-strategy':
    '這不是已求解的策略：當作其他人可能拿任何牌，此後再沒有人下注。別人的下注透露了什麼，要由你自己判斷。',
  'values-played-plainly': ({ hands }, { number }) =>
    `這是估計，不是已求解的策略：每個選擇都以同樣的${number(hands)}次暗牌分布打到底，人人用得上的就拿，能落的就落，打出最沒用的牌。`,
  'values-others-draw-plainly': '當作其他人照常換牌；他們換了幾張、透露了什麼，要由你自己判斷。',
  'values-against-so-many': ({ others }) => `整副牌不夠發給所有人到底：只當作遇上其中${others}人。`,
}
