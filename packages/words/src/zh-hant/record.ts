import type { ReadingRefusals, RecordRefusals, ShoeRefusals } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const recordRefusals: Says<RecordRefusals> = {
  'dice-needed': ({ count }) => `要${count}顆骰`,
  'to-act': ({ who, options }, { say }) => `輪到${who}號位：${options.map(say).join('、')}`,
  'not-asked': ({ move }) => `沒有人被問要不要「${move}」`,
  'shoe-empty': ({ to }) => `牌靴空了，${to}還要一張牌`,
  'card-needed': '還要一張牌',
  'cards-left-over': ({ cards }) => `多出${cards}`,
  'no-result': '缺少',
  'result-differs': ({ said, is }) => `記錄寫${said}，實際是${is}`,
  'secret-not-committed': '密值與承諾的不符',
  'not-bound': '館方沒有受任何牌序約束',
  'another-root': '密值得出的牌序，不是館方受約束的那一個',
  'card-not-proved': ({ card }) => `第${card + 1}張沒有證明是館方受約束的那一張`,
  'proof-does-not-fit': ({ card }) => `第${card + 1}張不是館方受約束的那一張`,
  'proof-of-another-place': ({ card }) => `第${card + 1}張出自牌靴的另一個位置`,
  'proof-of-nothing': ({ card }) => `第${card + 1}張沒有亮出`,
  'called-off': '這局已取消，沒有結果',
  'result-of-a-round-called-off': '取消的一局沒有結果',
  'another-shuffle': ({ shoe }) => `${shoe}的各局寫的洗牌不同`,
  'shoe-place-taken': ({ from, to }) => `從第${from}張之後開始，但牌靴已用到第${to}張`,
  'shoe-cards-missing': ({ from, to }) =>
    to === from + 1 ? `牌靴的第${to}張不在這裡任何記錄中` : `牌靴的第${from + 1}至${to}張不在這裡任何記錄中`,
  'shoe-burned-otherwise': ({ burned }) => `這個牌靴的頭${burned}張是燒牌`,
  'beyond-the-cut-card': ({ cutCard }) => `切牌卡在第${cutCard}張之後`,
}

export const shoeRefusals: Says<ShoeRefusals> = {
  'not-from-the-seed': '與種子得出的不同',
  'seals-closed': '這次洗牌不再接受封存',
  'seals-not-closed': '還在接受封存，不能開封',
  'nothing-sealed': ({ name }) => `${name}沒有封存什麼`,
  'opened-already': '那個已經開封',
  'not-what-was-sealed': ({ name }) => `${name}拿出的與封存的不同`,
  'not-in-the-order-of-seals': '玩家拿出的次序與封存的次序不同',
}

export const readingRefusals: Says<ReadingRefusals> = {
  'no-such-reading': ({ name, game, known }) =>
    `${game}沒有解讀「${name}」（有${known.join('、') || '零個'}）`,
  'no-such-choice': ({ name, value, choices }) => `${name}應為${choices.join('或')}，不是${value}`,
}
