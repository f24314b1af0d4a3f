import type { SchoolRefusals, SchoolSentences } from '@cardroom/school'
import { known } from '../names.ts'
import type { Says, Speaker } from '../speaker.ts'
import { cards, whoName } from '../who.ts'

const KIND = {
  'read-hand': '读牌',
  first: '谁先行动',
  draw: '补牌还是不补',
  'house-way': '按牌室打法摆牌',
  pays: '这注赔多少',
  change: '该找多少',
  fees: '向谁收多少',
  pots: '哪个池归谁',
  settle: '依序结算全台',
  floor: '楼面怎样裁定',
} as const

const LEVEL = {
  1: '头几手牌',
  2: '整张台',
  3: '庄家的注不够，另有搭注的人',
} as const

const SOURCE = { bank: '庄家', pot: '底池', blinds: '盲注' } as const

/** From whom a fee comes, or to whom change is due. */
const payer = (m: Speaker, who: string): string => known(SOURCE, who) ?? whoName(m, who)

const HALF = { high: '高牌', low: '低牌' } as const

const FEES = { collection: '台费', jackpot: 'jackpot' } as const

const DOES = { take: '收', pay: '赔', back: '退回' } as const

const potName = (pot: number): string => (pot === 0 ? '主池' : `边池${pot}`)

const onHand = (hand: number | undefined): string => (hand === undefined ? '' : `第${hand}手`)

/** The school for house dealers and floor people. */
export const schoolSentences: Says<SchoolSentences> = {
  'ask-first': '先结算谁的注？',
  'ask-first-to-act': '谁先行动？',
  'ask-pays': ({ who, wager, hand, amount }, m) =>
    `${whoName(m, who)}在${wager}${onHand(hand)}下了${m.money(amount)}，赔多少？`,
  'ask-meld': ({ who, cards: written }, m) =>
    `${whoName(m, who)}的牌组${cards(m, written)}：每个对手付多少？`,
  'ask-total': ({ who }, m) => `${whoName(m, who)}：一共几点？`,
  'ask-name': ({ who }, m) => `${whoName(m, who)}：是什么牌？`,
  'ask-cards': ({ who, half }, m) =>
    `${whoName(m, who)}：${half === undefined ? '' : `算${HALF[half]}，`}用哪五张？`,
  'ask-draw': ({ who }, m) => `${whoName(m, who)}：补牌还是不补？`,
  'ask-draw-house-way': ({ who }, m) => `${whoName(m, who)}要用牌室打法：补牌还是不补？`,
  'ask-house-way': ({ who, count }, m) => `${whoName(m, who)}：按牌室打法，哪${count}张摆前面？`,
  'ask-change': ({ who }, m) => `该找${payer(m, who)}多少？`,
  'ask-fees': '哪些台费入箱，向谁收？',
  'ask-pots': '每个池谁得多少？',
  'ask-settle': '依序结算各注：收、赔或退回，各多少。',
  'ask-ruling': '楼面怎样裁定，根据哪一行？',

  'kind-name': ({ kind }) => KIND[kind],
  'level-name': ({ level }) => LEVEL[level],
  'lesson-name': ({ kind, level }) => `${KIND[kind]}：${LEVEL[level]}`,

  'choice-draws': '补牌',
  'choice-stands': '不补',

  'amount-pays': '赔',
  'amount-of-fee': ({ who }, m) => `向${payer(m, who)}`,
  'amount-of-pot': ({ pot, who }, m) => `${potName(pot)}归${whoName(m, who)}`,

  'fact-dice': ({ dice }) => `骰子：${dice.join('、')}`,
  'fact-bank-wager': ({ cents }, m) => `庄家放了${m.money(cents)}。`,
  'fact-cover-left': ({ toPay, toTake }, m) =>
    `有些注已经结算：还可赔${m.money(toPay)}，还可收${m.money(toTake)}。`,
  'fact-pot': ({ pot, cents }, m) => `${potName(pot)}有${m.money(cents)}`,
  'fact-dealt-in': ({ count }) => `发了牌的有${count}人`,
  'fact-put-in': ({ who, put, due, for: what }, m) =>
    what === 'call'
      ? `${whoName(m, who)}跟注${m.money(due)}，放了${m.money(put)}。`
      : `${payer(m, who)}用${m.money(put)}付台费${m.money(due)}。`,
  'fact-concerns': ({ who }, m) => `事关${whoName(m, who)}。`,
  'fact-card': ({ who, card }, m) => `那张牌：${cards(m, card)}（${whoName(m, who)}）`,
  'fact-chip': ({ cents }, m) => `一个筹码是${m.money(cents)}。`,
  'fact-row': ({ cells }, m) => cells.map(cell => m.say(cell)).join('：'),

  'why-hand': ({ who, is }, m) => `${whoName(m, who)}：${m.say(is)}`,
  'why-passed-on': ({ named, who }, m) => `骰子指${whoName(m, named)}；从那里轮到${whoName(m, who)}`,
  'why-opens': ({ who }, m) => `${whoName(m, who)}拿着开牌的那张`,
  'why-pays': ({ amount, odds, pays }, m) => `${m.money(amount)}赔${odds}是${m.money(pays)}`,
  'why-meld': ({ cents }, m) => `每个对手付${m.money(cents)}`,
  'why-rounded': ({ pays }, m) => `不足一分的不赔：${m.money(pays)}`,
  'why-prize': ({ pays }, m) => `奖金是${m.money(pays)}`,
  'why-order': ({ first }, m) => `从${whoName(m, first)}开始结算`,
  'why-pay': ({ who, wager, hand, cents }, m) =>
    `赔${whoName(m, who)}的${wager}${onHand(hand)}${m.money(cents)}`,
  'why-take': ({ who, wager, hand, cents }, m) =>
    `收${whoName(m, who)}的${wager}${onHand(hand)}${m.money(cents)}`,
  'why-back': ({ who, wager, hand, cents }, m) =>
    `退回${whoName(m, who)}的${wager}${onHand(hand)}${m.money(cents)}`,
  'why-unpaid': ({ cents }, m) => `庄家的注不够：${m.money(cents)}赔不到`,
  'why-cover-left': ({ toPay, toTake }, m) =>
    toPay === toTake
      ? `庄家的注还剩${m.money(toPay)}`
      : `庄家的注还可赔${m.money(toPay)}，还可收${m.money(toTake)}`,
  'why-cover-ends': '庄家的注到这里用完：后面的注都不算',
  'why-share': ({ pot, who, cents, half }, m) =>
    `${whoName(m, who)}得${potName(pot)}的${m.money(cents)}（${known(m.events.ofPot, half) ?? half}）`,
  'why-fee': ({ who, cents, for: what }, m) =>
    `向${payer(m, who)}收${m.money(cents)}（${known(FEES, what) ?? what}）`,
  'why-change': ({ put, due, change }, m) => `${m.money(put)}减${m.money(due)}是${m.money(change)}`,

  'wrong-cards': ({ right }, m) => `应该是${cards(m, right)}`,
  'wrong-seat': ({ given, right }, m) => `不是${whoName(m, given)}，是${whoName(m, right)}`,
  'wrong-number': ({ given, right }) => `不是${given}，是${right}`,
  'wrong-choice': ({ right }, m) => `应该是：${m.say(right)}`,
  'wrong-amount': ({ what, given, right }, m) => `${m.say(what)}：是${m.money(right)}，不是${m.money(given)}`,
  'wrong-change': ({ given, right }, m) => `该找${m.money(right)}，不是${m.money(given)}`,
  'wrong-ruling': ({ right }, m) => `楼面裁定：${m.say(right)}`,
  'wrong-line': ({ right }) => `根据的是${right}`,
  'wrong-place': ({ place }) => `第${place}个是另一注`,
  'wrong-step': ({ place, does, cents }, m) => `第${place}个：${DOES[does]}${m.money(cents)}`,
  'wrong-kind-of-answer': '这不是这一题的答法',

  'exam-title': ({ game }) => `考试：${game}`,
  'exam-made': ({ seed, level, count, minutes }) =>
    [`题号${seed}`, LEVEL[level], `${count}题`, ...(minutes === undefined ? [] : [`${minutes}分钟`])].join(
      ' · ',
    ),
  'exam-name-and-marks': ({ count }) =>
    `姓名：______________________   日期：____________   答对：____，共${count}题`,
  'exam-question': ({ number, kind }) => `${number}. ${KIND[kind]}`,
  'exam-bank': ({ who, cents }, m) => `庄家：${whoName(m, who)}，放了${m.money(cents)}`,
  'exam-write-cards': ({ count }) => `${count}张：____________________`,
  'exam-write-seat': ({ seats }) => `座位（${seats.join('、')}）：____`,
  'exam-write-total': '点数：____',
  'exam-write-change': '筹码：____________________',
  'exam-write-order': '把各注依序编号，写收、赔或退回和金额：',
  'exam-write-ruling': '裁定：',
  'exam-write-line': '哪一行：',
  'exam-pile': ({ who, hand, cards: written, isOut }, m) =>
    `${hand === undefined ? whoName(m, who) : m.events.seatHand(whoName(m, who), hand)}：${cards(m, written)}${isOut ? '（已出局）' : ''}`,
  'exam-wager': ({ who, wager, hand, amount }, m) =>
    `${whoName(m, who)}：${wager}${onHand(hand)} ${m.money(amount)}`,
  'exam-button': ({ button, who }, m) => `${m.table.buttons[button]}：${whoName(m, who)}`,
  'exam-blank': ({ what }, m) => `${m.say(what)}：____________`,
  'exam-option': ({ letter, what }, m) => `${letter}）${m.say(what)}`,
  'exam-key': '答案',
  'exam-key-cards': ({ cards: written, others }, m) =>
    others === 0 ? cards(m, written) : `${cards(m, written)}（或凑成同样牌的其他张）`,
  'exam-key-seat': ({ who }, m) => whoName(m, who),
  'exam-key-total': ({ total }, m) => m.number(total),
  'exam-key-amount': ({ what, cents }, m) => `${m.say(what)}：${m.money(cents)}`,
  'exam-key-chips': ({ cents, counts }, m) =>
    cents.map((chip, at) => `${counts[at]} × ${m.money(chip)}`).join(' + '),
}

export const schoolRefusals: Says<SchoolRefusals> = {
  'school-bad-seed': ({ seed }) =>
    `“${seed}”不是题号：一到64个字母、数字、点、连字号或底线，第一个是字母或数字`,
  'school-not-in-game': ({ kind, game, kinds }, m) => `${game}没有“${kind}”这种题；有${m.all(kinds)}`,
  'school-no-such-kind': ({ kind, kinds }, m) => `没有“${kind}”这种题；有${m.all(kinds)}`,
  'school-nothing-found': ({ kind, game, seed }) =>
    `题号“${seed}”在${game}出不了“${kind}”这种题：请换一个题号`,
  'school-no-such-room': ({ room, rooms }, m) => `没有“${room}”这间牌室；有${m.all(rooms)}`,
  'school-no-such-level': ({ level }) => `“${level}”不是级别：1、2或3`,
  'school-count-out-of-bounds': ({ what, least, most }) =>
    what === 'questions' ? `一次考试有${least}到${most}题` : `一次考试是${least}到${most}分钟`,
  'school-memory-unreadable': '保存下来的学习记录读不出来',
}
