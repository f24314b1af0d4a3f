import type { RoundRefusals, RoundSentences } from '@cardroom/engine'
import type { Says } from '../speaker.ts'

export const round: Says<RoundSentences> = {
  option: ({ move, min, max, to }) => {
    if (to !== undefined) return `${move} vào ${to}`
    if (min === undefined || max === undefined) return move
    return `${move} ${min === max ? min : `${min}–${max}`}`
  },
}

export const roundRefusals: Says<RoundRefusals> = {
  'not-a-move': ({ text }) => `“${text}” không phải nước đi: “GHẾ NƯỚC-ĐI”`,
  'no-incident-named': ({ text }) => `“${text}” không nêu sự cố nào: “floor TÊN”`,
  'not-a-card': ({ card }) => `${card} không phải lá bài`,
  'not-to-act': ({ who, acting }) =>
    acting.length === 0
      ? `chưa tới lượt ${who}: không ai tới lượt cả`
      : `chưa tới lượt ghế ${who}: đang tới lượt ghế ${acting.join(', ')}`,
  'may-not': ({ who, move, options }, { say }) =>
    `ghế ${who} không được ${move}: ${options.map(say).join(', ')}`,
  'takes-an-amount': ({ move }) => `${move} phải kèm số tiền bằng xu`,
  'takes-nothing-more': ({ move }) => `sau ${move} không có gì nữa`,
  'takes-cards': ({ move, min, max, named }) =>
    `${move} cần ${min === max ? min : `${min} đến ${max}`} lá, không phải ${named}`,
  'amount-out-of-bounds': ({ move, amount, min, max, step }) =>
    `${move} ${amount}: ${min === max ? min : `từ ${min} đến ${max}`} xu${step === 1 ? '' : `, theo bước ${step}`}`,
  'does-not-hold': ({ who, card }) => `${who} không cầm ${card}`,
  'not-of-these-cards': ({ who, move, cards }) => `${who} không thể ${move} ${cards}`,
  'round-over': 'ván đã hết',
  'being-put-right': 'chuyện xử lần trước còn đang sửa',
  'card-first': ({ to }) => `phải chia một lá cho ${to} trước`,
  'card-unknown': ({ to }) => `phải biết lá của ${to}`,
  'not-left-in-deck': ({ card }) => `${card} không còn trong bộ bài`,
  'dice-first': ({ count }) => `phải đổ ${count} hột xí ngầu trước`,
  'not-dice': ({ count, dice }) => `${count} hột xí ngầu từ 1 đến 6, không phải ${dice.join(' ')}`,
  'shuffle-first': 'phải xào bài trước',
  'decision-first': 'phải có quyết định trước',
  'all-decided': 'mọi thứ đã quyết xong',
}
