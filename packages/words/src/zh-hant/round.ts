import type { RoundRefusals, RoundSentences } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const round: Says<RoundSentences> = {
  option: ({ move, min, max, to }) => {
    if (to !== undefined) return `${move}到${to}`
    if (min === undefined || max === undefined) return move
    return `${move} ${min === max ? min : `${min}–${max}`}`
  },
}

export const roundRefusals: Says<RoundRefusals> = {
  'not-a-move': ({ text }) => `「${text}」不是動作：先寫座位號碼，再寫動作，如「3 fold」`,
  'no-incident-named': ({ text }) => `「${text}」沒有說是什麼事故：要在floor後面寫名稱`,
  'not-a-card': ({ card }) => `${card}不是牌`,
  'not-to-act': ({ who, acting }) =>
    acting.length === 0
      ? `還沒輪到${who}：現在沒有人要行動`
      : `還沒輪到${who}號位：輪到${acting.join('、')}號位`,
  'may-not': ({ who, move, options }, { say }) => `${who}號位不能${move}：可以${options.map(say).join('、')}`,
  'takes-an-amount': ({ move }) => `${move}要寫金額，以美分計`,
  'takes-nothing-more': ({ move }) => `${move}後面不用再寫什麼`,
  'takes-cards': ({ move, min, max, named }) =>
    `${move}要${min === max ? min : `${min}至${max}`}張牌，不是${named}張`,
  'amount-out-of-bounds': ({ move, amount, min, max, step }) =>
    `${move} ${amount}：應為${min === max ? min : `${min}至${max}`}美分${step === 1 ? '' : `，每級${step}`}`,
  'does-not-hold': ({ who, card }) => `${who}沒有${card}`,
  'not-of-these-cards': ({ who, move, cards }) => `${who}不能${move} ${cards}`,
  'round-over': '這局已經結束',
  'being-put-right': '先前的裁定還在處理',
  'card-first': ({ to }) => `要先給${to}一張牌`,
  'card-unknown': ({ to }) => `必須知道${to}的牌是什麼`,
  'not-left-in-deck': ({ card }) => `牌疊裡沒有${card}了`,
  'dice-first': ({ count }) => `要先擲${count}顆骰`,
  'not-dice': ({ count, dice }) => `要${count}顆1至6點的骰，不是${dice.join(' ')}`,
  'shuffle-first': '要先洗牌',
  'decision-first': '要先作決定',
  'all-decided': '都決定好了',
}
