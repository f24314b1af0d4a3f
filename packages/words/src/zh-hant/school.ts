import type { SchoolRefusals, SchoolSentences } from '@cardroom/school'
import { known } from '../names.ts'
import type { Says, Speaker } from '../speaker.ts'
import { cards, whoName } from '../who.ts'

const KIND = {
  'read-hand': '讀牌',
  first: '誰先行動',
  draw: '補牌還是不補',
  'house-way': '按館方打法擺牌',
  pays: '這注賠多少',
  change: '該找多少',
  fees: '向誰收多少',
  pots: '哪個池歸誰',
  settle: '依序結算全枱',
  floor: '樓面怎樣裁定',
} as const

const LEVEL = {
  1: '頭幾手牌',
  2: '整張枱',
  3: '莊家的注不夠，另有搭注的人',
} as const

const SOURCE = { bank: '莊家', pot: '底池', blinds: '盲注' } as const

/** From whom a fee comes, or to whom change is due. */
const payer = (m: Speaker, who: string): string => known(SOURCE, who) ?? whoName(m, who)

const HALF = { high: '高牌', low: '低牌' } as const

const FEES = { collection: '枱費', jackpot: 'jackpot' } as const

const DOES = { take: '收', pay: '賠', back: '退回' } as const

const potName = (pot: number): string => (pot === 0 ? '主池' : `邊池${pot}`)

const onHand = (hand: number | undefined): string => (hand === undefined ? '' : `第${hand}手`)

/** The school for house dealers and floor people. */
export const schoolSentences: Says<SchoolSentences> = {
  'ask-first': '先結算誰的注？',
  'ask-first-to-act': '誰先行動？',
  'ask-pays': ({ who, wager, hand, amount }, m) =>
    `${whoName(m, who)}在${wager}${onHand(hand)}下了${m.money(amount)}，賠多少？`,
  'ask-meld': ({ who, cards: written }, m) =>
    `${whoName(m, who)}的牌組${cards(m, written)}：每個對手付多少？`,
  'ask-total': ({ who }, m) => `${whoName(m, who)}：一共幾點？`,
  'ask-name': ({ who }, m) => `${whoName(m, who)}：是甚麼牌？`,
  'ask-cards': ({ who, half }, m) =>
    `${whoName(m, who)}：${half === undefined ? '' : `算${HALF[half]}，`}用哪五張？`,
  'ask-draw': ({ who }, m) => `${whoName(m, who)}：補牌還是不補？`,
  'ask-draw-house-way': ({ who }, m) => `${whoName(m, who)}要用館方打法：補牌還是不補？`,
  'ask-house-way': ({ who, count }, m) => `${whoName(m, who)}：按館方打法，哪${count}張擺前面？`,
  'ask-change': ({ who }, m) => `該找${payer(m, who)}多少？`,
  'ask-fees': '哪些枱費入箱，向誰收？',
  'ask-pots': '每個池誰得多少？',
  'ask-settle': '依序結算各注：收、賠或退回，各多少。',
  'ask-ruling': '樓面怎樣裁定，根據哪一行？',

  'kind-name': ({ kind }) => KIND[kind],
  'level-name': ({ level }) => LEVEL[level],
  'lesson-name': ({ kind, level }) => `${KIND[kind]}：${LEVEL[level]}`,

  'choice-draws': '補牌',
  'choice-stands': '不補',

  'amount-pays': '賠',
  'amount-of-fee': ({ who }, m) => `向${payer(m, who)}`,
  'amount-of-pot': ({ pot, who }, m) => `${potName(pot)}歸${whoName(m, who)}`,

  'fact-dice': ({ dice }) => `骰子：${dice.join('、')}`,
  'fact-bank-wager': ({ cents }, m) => `莊家放了${m.money(cents)}。`,
  'fact-cover-left': ({ toPay, toTake }, m) =>
    `有些注已經結算：還可賠${m.money(toPay)}，還可收${m.money(toTake)}。`,
  'fact-pot': ({ pot, cents }, m) => `${potName(pot)}有${m.money(cents)}`,
  'fact-dealt-in': ({ count }) => `發了牌的有${count}人`,
  'fact-put-in': ({ who, put, due, for: what }, m) =>
    what === 'call'
      ? `${whoName(m, who)}跟注${m.money(due)}，放了${m.money(put)}。`
      : `${payer(m, who)}用${m.money(put)}付枱費${m.money(due)}。`,
  'fact-concerns': ({ who }, m) => `事關${whoName(m, who)}。`,
  'fact-card': ({ who, card }, m) => `那張牌：${cards(m, card)}（${whoName(m, who)}）`,
  'fact-chip': ({ cents }, m) => `一個籌碼是${m.money(cents)}。`,
  'fact-row': ({ cells }, m) => cells.map(cell => m.say(cell)).join('：'),

  'why-hand': ({ who, is }, m) => `${whoName(m, who)}：${m.say(is)}`,
  'why-passed-on': ({ named, who }, m) => `骰子指${whoName(m, named)}；從那裏輪到${whoName(m, who)}`,
  'why-opens': ({ who }, m) => `${whoName(m, who)}拿着開牌的那張`,
  'why-pays': ({ amount, odds, pays }, m) => `${m.money(amount)}賠${odds}是${m.money(pays)}`,
  'why-meld': ({ cents }, m) => `每個對手付${m.money(cents)}`,
  'why-rounded': ({ pays }, m) => `不足一分的不賠：${m.money(pays)}`,
  'why-prize': ({ pays }, m) => `獎金是${m.money(pays)}`,
  'why-order': ({ first }, m) => `從${whoName(m, first)}開始結算`,
  'why-pay': ({ who, wager, hand, cents }, m) =>
    `賠${whoName(m, who)}的${wager}${onHand(hand)}${m.money(cents)}`,
  'why-take': ({ who, wager, hand, cents }, m) =>
    `收${whoName(m, who)}的${wager}${onHand(hand)}${m.money(cents)}`,
  'why-back': ({ who, wager, hand, cents }, m) =>
    `退回${whoName(m, who)}的${wager}${onHand(hand)}${m.money(cents)}`,
  'why-unpaid': ({ cents }, m) => `莊家的注不夠：${m.money(cents)}賠不到`,
  'why-cover-left': ({ toPay, toTake }, m) =>
    toPay === toTake
      ? `莊家的注還剩${m.money(toPay)}`
      : `莊家的注還可賠${m.money(toPay)}，還可收${m.money(toTake)}`,
  'why-cover-ends': '莊家的注到這裏用完：後面的注都不算',
  'why-share': ({ pot, who, cents, half }, m) =>
    `${whoName(m, who)}得${potName(pot)}的${m.money(cents)}（${known(m.events.ofPot, half) ?? half}）`,
  'why-fee': ({ who, cents, for: what }, m) =>
    `向${payer(m, who)}收${m.money(cents)}（${known(FEES, what) ?? what}）`,
  'why-change': ({ put, due, change }, m) => `${m.money(put)}減${m.money(due)}是${m.money(change)}`,

  'wrong-cards': ({ right }, m) => `應該是${cards(m, right)}`,
  'wrong-seat': ({ given, right }, m) => `不是${whoName(m, given)}，是${whoName(m, right)}`,
  'wrong-number': ({ given, right }) => `不是${given}，是${right}`,
  'wrong-choice': ({ right }, m) => `應該是：${m.say(right)}`,
  'wrong-amount': ({ what, given, right }, m) => `${m.say(what)}：是${m.money(right)}，不是${m.money(given)}`,
  'wrong-change': ({ given, right }, m) => `該找${m.money(right)}，不是${m.money(given)}`,
  'wrong-ruling': ({ right }, m) => `樓面裁定：${m.say(right)}`,
  'wrong-line': ({ right }) => `根據的是${right}`,
  'wrong-place': ({ place }) => `第${place}個是另一注`,
  'wrong-step': ({ place, does, cents }, m) => `第${place}個：${DOES[does]}${m.money(cents)}`,
  'wrong-kind-of-answer': '這不是這一題的答法',

  'exam-title': ({ game }) => `考試：${game}`,
  'exam-made': ({ seed, level, count, minutes }) =>
    [`題號${seed}`, LEVEL[level], `${count}題`, ...(minutes === undefined ? [] : [`${minutes}分鐘`])].join(
      ' · ',
    ),
  'exam-name-and-marks': ({ count }) =>
    `姓名：______________________   日期：____________   答對：____，共${count}題`,
  'exam-question': ({ number, kind }) => `${number}. ${KIND[kind]}`,
  'exam-bank': ({ who, cents }, m) => `莊家：${whoName(m, who)}，放了${m.money(cents)}`,
  'exam-write-cards': ({ count }) => `${count}張：____________________`,
  'exam-write-seat': ({ seats }) => `座位（${seats.join('、')}）：____`,
  'exam-write-total': '點數：____',
  'exam-write-change': '籌碼：____________________',
  'exam-write-order': '把各注依序編號，寫收、賠或退回和金額：',
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
    others === 0 ? cards(m, written) : `${cards(m, written)}（或湊成同樣牌的其他張）`,
  'exam-key-seat': ({ who }, m) => whoName(m, who),
  'exam-key-total': ({ total }, m) => m.number(total),
  'exam-key-amount': ({ what, cents }, m) => `${m.say(what)}：${m.money(cents)}`,
  'exam-key-chips': ({ cents, counts }, m) =>
    cents.map((chip, at) => `${counts[at]} × ${m.money(chip)}`).join(' + '),
}

export const schoolRefusals: Says<SchoolRefusals> = {
  'school-bad-seed': ({ seed }) =>
    `「${seed}」不是題號：一到64個字母、數字、點、連字號或底線，第一個是字母或數字`,
  'school-not-in-game': ({ kind, game, kinds }, m) => `${game}沒有「${kind}」這種題；有${m.all(kinds)}`,
  'school-no-such-kind': ({ kind, kinds }, m) => `沒有「${kind}」這種題；有${m.all(kinds)}`,
  'school-nothing-found': ({ kind, game, seed }) =>
    `題號「${seed}」在${game}出不了「${kind}」這種題：請換一個題號`,
  'school-no-such-room': ({ room, rooms }, m) => `沒有「${room}」這間牌室；有${m.all(rooms)}`,
  'school-no-such-level': ({ level }) => `「${level}」不是級別：1、2或3`,
  'school-count-out-of-bounds': ({ what, least, most }) =>
    what === 'questions' ? `一次考試有${least}到${most}題` : `一次考試是${least}到${most}分鐘`,
  'school-memory-unreadable': '保存下來的學習記錄讀不出來',
}
