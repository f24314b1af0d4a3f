import type { ValuesRefusals, ValuesSentences } from '@cardroom/lab'
import type { Says } from '../speaker.ts'

export const valuesRefusals: Says<ValuesRefusals> = {
  'values-not-known-yet': ({ game }) => `还不知道${game}的各种选择值多少`,
  'values-not-of-this-move': ({ game, move }) => `不知道${game}的“${move}”值多少`,
  'no-choice-to-value': '没有要决定的事',
  'not-a-finished-round': '这局已取消：没有结果',
  'no-card-of-that-name': ({ card }) => `“${card}”不是牌`,
  'decks-as-filed': ({ from, to, decks }) => `备案为${from}至${to}副牌，不是${decks}副`,
  'hand-of-so-many': ({ place, cards, has }) => `到这时${place}的一手有${cards}张，不是${has}张`,
  'board-of-so-many': ({ cards, has }, { any }) => `决定时公共牌有${any(cards.map(String))}张，不是${has}张`,
  'no-such-wager-lies': ({ wager }) => `这一手没有“${wager}”注`,
  'more-than-were-in-the-shoe': ({ card }) => `看到的${card}比牌靴里的还多`,
  'seat-not-in-the-round': ({ seat }) => `${seat}号座位没有人在玩`,
  'no-such-meld': ({ cards }) => `桌上的${cards}不成牌组`,
  'more-hidden-than-left': ({ hidden, left }) => `有${hidden}张牌面朝下，但没见过的只有${left}张`,
  'chip-not-seen': ({ game }) => `看不出${game}一枚筹码值多少`,
  'values-not-of-showing': '亮牌或弃牌与概率无关：亮出的一手得到它赢的，弃掉的什么也得不到',
  'values-not-of-running-twice': '余下的牌发两次，只改变结果的起伏，不改变平均所得',
  'values-not-of-raising-the-stakes': '提高整手牌的注额值多少，要看大家怎么打，概率说不出来',
  'values-not-of-exposing': '翻开一张牌会让别人知道一些事；那值多少，概率说不出来',
  'values-not-of-betting-no-more': '不再下注，这一手只争现有的底池；再下注会带来什么，概率说不出来',
}

export const valuesSentences: Says<ValuesSentences> = {
  'why-chances': ({ win, push, lose }, { percent }) =>
    `赢${percent(win, 1)}，和${percent(push, 1)}，输${percent(lose, 1)}`,
  'why-gives-up': ({ units }, { number }) => `无论出什么，放弃首注的${number(units)}倍`,
  'why-rides': ({ units, pays }, { signed, percent }) =>
    `单看这注，平均是本身的${signed(units)}倍，有${percent(pays, 1)}会获赔`,
  'why-pulls': ({ units }, { signed }) => `收回平均是本身${signed(units)}倍的一注`,
  'why-two-hands': ({ left, right }, { signed }) => `左手值${signed(left)}，右手值${signed(right)}`,
  'why-draws': ({ over }, { percent }) => `下一张有${percent(over, 1)}会爆；之后用最佳打法`,
  'why-doubles': ({ over }, { percent }) => `以两倍的注只要一张；有${percent(over, 1)}会爆`,
  'why-splits': ({ hands }) => `最多分成${hands}手，每手只按自己的牌打`,
  'why-one-card': ({ over }, { percent }) => `以原注只补一张；有${percent(over, 1)}会爆`,
  'why-stays-on-one-hand': '注码留在其中一手，另一手没有注',
  'why-insures': ({ chance, needs }, { percent }) =>
    `有${percent(chance, 1)}是天生牌，保险要有${percent(needs, 1)}才划算`,
  'why-declines': '不再下注，这一手照旧',
  'why-foul': '会成乌龙，输掉注码',
  'why-bets': ({ times, units }, { signed }) =>
    `以Ante的${times}倍下Play注，该注平均是本身的${signed(units)}倍`,
  'why-checks': '等更多牌，再选最好的做法',
  'why-pot': ({ equity, needs }, { percent }) =>
    `平均得底池的${percent(equity, 1)}；跟注要有${percent(needs, 1)}`,
  'why-folds-pot': '已入底池的不能取回，也不会再输',
  'why-equity': ({ equity }, { percent }) => `平均得底池的${percent(equity, 1)}`,
  'why-raises': ({ equity, callers }, { percent }) =>
    `若${callers === 1 ? '对手跟注' : `其余${callers}人都跟注`}，平均得底池的${percent(equity, 1)}`,
  'why-goes-out': ({ out, chips }, { percent, signed }) =>
    `有${percent(out, 1)}赢得这手，从这里起平均得${signed(chips)}枚筹码`,
  'why-passes': '放弃这手：失去顶注，也不会再输',
  'values-of-one-player': '当作这位玩家单独对庄家，而庄家从整靴牌起以最佳打法应对。',
  'values-of-each-player-alone': '逐一看每位玩家，当作从整靴牌起以最佳打法应对；单位是对庄家的全部注码。',
  'values-against-all-players': '同时对所有玩家，他们按牌室打法摆牌；单位是对庄家的全部注码。',
  'values-after-a-split': '分牌后每手按自己的牌和至今各手的第二张是否与对子同类来打，不看其他手的别的牌。',
  'values-order-certain': ({ hands }, { number }) =>
    `各种摆法遇上同样的${number(hands)}手按牌室打法摆的随机牌；哪种最好有99.9 %把握。`,
  'values-order-open': ({ hands }, { number }) =>
    `各种摆法遇上同样的${number(hands)}手按牌室打法摆的随机牌；最好的两种太接近，分不出高下。`,
  'values-no-solved-strategy':
    '这不是已求解的策略：当作其他人可能拿任何牌，此后再没有人下注。别人的下注透露了什么，要由你自己判断。',
  'values-played-plainly': ({ hands }, { number }) =>
    `这是估计，不是已求解的策略：每个选择都以同样的${number(hands)}次暗牌分布打到底，人人用得上的就拿，能落的就落，打出最没用的牌。`,
  'values-others-draw-plainly': '当作其他人照常换牌；他们换了几张、透露了什么，要由你自己判断。',
  'values-against-so-many': ({ others }) => `整副牌不够发给所有人到底：只当作遇上其中${others}人。`,
}
