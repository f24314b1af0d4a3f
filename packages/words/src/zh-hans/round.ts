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
  'not-a-move': ({ text }) => `“${text}”不是动作：先写座位号码，再写动作，如“3 fold”`,
  'no-incident-named': ({ text }) => `“${text}”没有说是什么事故：要在floor后面写名称`,
  'not-a-card': ({ card }) => `${card}不是牌`,
  'not-to-act': ({ who, acting }) =>
    acting.length === 0
      ? `还没轮到${who}：现在没有人要行动`
      : `还没轮到${who}号位：轮到${acting.join('、')}号位`,
  'may-not': ({ who, move, options }, { say }) => `${who}号位不能${move}：可以${options.map(say).join('、')}`,
  'takes-an-amount': ({ move }) => `${move}要写金额，以美分计`,
  'takes-nothing-more': ({ move }) => `${move}后面不用再写什么`,
  'takes-cards': ({ move, min, max, named }) =>
    `${move}要${min === max ? min : `${min}至${max}`}张牌，不是${named}张`,
  'amount-out-of-bounds': ({ move, amount, min, max, step }) =>
    `${move} ${amount}：应为${min === max ? min : `${min}至${max}`}美分${step === 1 ? '' : `，每级${step}`}`,
  'does-not-hold': ({ who, card }) => `${who}没有${card}`,
  'not-of-these-cards': ({ who, move, cards }) => `${who}不能${move} ${cards}`,
  'round-over': '这局已经结束',
  'being-put-right': '先前的裁定还在处理',
  'card-first': ({ to }) => `要先给${to}一张牌`,
  'card-unknown': ({ to }) => `必须知道${to}的牌是什么`,
  'not-left-in-deck': ({ card }) => `牌堆里没有${card}了`,
  'dice-first': ({ count }) => `要先掷${count}颗骰子`,
  'not-dice': ({ count, dice }) => `要${count}颗1至6点的骰，不是${dice.join(' ')}`,
  'shuffle-first': '要先洗牌',
  'decision-first': '要先作决定',
  'all-decided': '都决定好了',
}
