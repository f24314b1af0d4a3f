import type { ReadingRefusals, RecordRefusals, ShoeRefusals } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const recordRefusals: Says<RecordRefusals> = {
  'dice-needed': ({ count }) => `要${count}颗骰子`,
  'to-act': ({ who, options }, { say }) => `轮到${who}号位：${options.map(say).join('、')}`,
  'not-asked': ({ move }) => `没有人被问要不要“${move}”`,
  'shoe-empty': ({ to }) => `牌靴空了，${to}还要一张牌`,
  'card-needed': '还要一张牌',
  'cards-left-over': ({ cards }) => `多出${cards}`,
  'no-result': '缺少',
  'result-differs': ({ said, is }) => `记录写${said}，实际是${is}`,
  'secret-not-committed': '密值与承诺的不符',
  'not-bound': '牌室没有受任何牌序约束',
  'another-root': '密值得出的牌序，不是牌室受约束的那一个',
  'card-not-proved': ({ card }) => `第${card + 1}张没有证明是牌室受约束的那一张`,
  'proof-does-not-fit': ({ card }) => `第${card + 1}张不是牌室受约束的那一张`,
  'proof-of-another-place': ({ card }) => `第${card + 1}张出自牌靴的另一个位置`,
  'proof-of-nothing': ({ card }) => `第${card + 1}张没有亮出`,
  'called-off': '这局已取消，没有结果',
  'result-of-a-round-called-off': '取消的一局没有结果',
  'another-shuffle': ({ shoe }) => `${shoe}的各局写的洗牌不同`,
  'shoe-place-taken': ({ from, to }) => `从第${from}张之后开始，但牌靴已用到第${to}张`,
  'shoe-cards-missing': ({ from, to }) =>
    to === from + 1 ? `牌靴的第${to}张不在这里任何记录中` : `牌靴的第${from + 1}至${to}张不在这里任何记录中`,
  'shoe-burned-otherwise': ({ burned }) => `这个牌靴的头${burned}张是烧牌`,
  'beyond-the-cut-card': ({ cutCard }) => `切牌卡在第${cutCard}张之后`,
}

export const shoeRefusals: Says<ShoeRefusals> = {
  'not-from-the-seed': '与种子得出的不同',
  'seals-closed': '这次洗牌不再接受封存',
  'seals-not-closed': '还在接受封存，不能开封',
  'nothing-sealed': ({ name }) => `${name}没有封存什么`,
  'opened-already': '那个已经开封',
  'not-what-was-sealed': ({ name }) => `${name}拿出的与封存的不同`,
  'not-in-the-order-of-seals': '玩家拿出的次序与封存的次序不同',
}

export const readingRefusals: Says<ReadingRefusals> = {
  'no-such-reading': ({ name, game, known }) => `${game}没有解读“${name}”（有${known.join('、') || '零个'}）`,
  'no-such-choice': ({ name, value, choices }) => `${name}应为${choices.join('或')}，不是${value}`,
}
