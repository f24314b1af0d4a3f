import type { SchoolRefusals, SchoolSentences } from '@cardroom/school'
import { known } from '../names.ts'
import type { Says, Speaker } from '../speaker.ts'
import { cards, whoName } from '../who.ts'

const KIND = {
  'read-hand': 'Đọc bài',
  first: 'Ai đi trước',
  draw: 'Rút hay dằn',
  'house-way': 'Xếp theo cách của sòng',
  pays: 'Cửa cược ăn bao nhiêu',
  change: 'Thối lại bao nhiêu',
  fees: 'Thu xâu của ai',
  pots: 'Pot nào về tay ai',
  settle: 'Chung cả bàn theo thứ tự',
  floor: 'Quản lý xử thế nào',
} as const

const LEVEL = {
  1: 'những ván đầu',
  2: 'cả bàn',
  3: 'nhà cái không đủ tiền và có người cược ké',
} as const

const SOURCE = { bank: 'nhà cái', pot: 'pot', blinds: 'tiền mù' } as const

/** From whom a fee comes, or to whom change is due. */
const payer = (m: Speaker, who: string): string => known(SOURCE, who) ?? whoName(m, who)

const HALF = { high: 'bài cao', low: 'bài thấp' } as const

const FEES = { collection: 'tiền xâu', jackpot: 'jackpot' } as const

const DOES = { take: 'ăn', pay: 'chung', back: 'trả lại' } as const

const potName = (pot: number): string => (pot === 0 ? 'pot chính' : `pot phụ ${pot}`)

const onHand = (hand: number | undefined): string => (hand === undefined ? '' : `, tay ${hand}`)

/** The school for house dealers and floor people. */
export const schoolSentences: Says<SchoolSentences> = {
  'ask-first': 'Tiền cược của ai được tính trước?',
  'ask-first-to-act': 'Ai hành động trước?',
  'ask-pays': ({ who, wager, hand, amount }, m) =>
    `${whoName(m, who)} có ${m.money(amount)} ở ${wager}${onHand(hand)}. Ăn bao nhiêu?`,
  'ask-meld': ({ who, cards: written }, m) =>
    `${whoName(m, who)}, phỏm ${cards(m, written)}: mỗi đối thủ trả bao nhiêu?`,
  'ask-total': ({ who }, m) => `${whoName(m, who)}: bài được mấy nút?`,
  'ask-name': ({ who }, m) => `${whoName(m, who)}: bài gì?`,
  'ask-cards': ({ who, half }, m) =>
    `${whoName(m, who)}: năm lá nào được dùng${half === undefined ? '' : ` cho ${HALF[half]}`}?`,
  'ask-draw': ({ who }, m) => `${whoName(m, who)}: rút hay dằn?`,
  'ask-draw-house-way': ({ who }, m) => `${whoName(m, who)} nhờ chơi theo cách của sòng: rút hay dằn?`,
  'ask-house-way': ({ who, count }, m) =>
    `${whoName(m, who)}: theo cách của sòng, ${count} lá nào đặt trước?`,
  'ask-change': ({ who }, m) => `Thối lại cho ${payer(m, who)} bao nhiêu?`,
  'ask-fees': 'Bỏ hộp bao nhiêu tiền xâu, của ai?',
  'ask-pots': 'Mỗi pot, ai được bao nhiêu?',
  'ask-settle': 'Tính từng cửa cược theo thứ tự: ăn, chung hay trả lại, và bao nhiêu.',
  'ask-ruling': 'Quản lý xử thế nào, theo dòng nào?',

  'kind-name': ({ kind }) => KIND[kind],
  'level-name': ({ level }) => LEVEL[level],
  'lesson-name': ({ kind, level }) => `${KIND[kind]}: ${LEVEL[level]}`,

  'choice-draws': 'Rút thêm',
  'choice-stands': 'Dằn',

  'amount-pays': 'Ăn',
  'amount-of-fee': ({ who }, m) => `Của ${payer(m, who)}`,
  'amount-of-pot': ({ pot, who }, m) => `Từ ${potName(pot)} cho ${whoName(m, who)}`,

  'fact-dice': ({ dice }) => `Xí ngầu: ${dice.join(', ')}`,
  'fact-bank-wager': ({ cents }, m) => `Nhà cái đặt ${m.money(cents)}.`,
  'fact-cover-left': ({ toPay, toTake }, m) =>
    `Một số cửa đã tính xong: còn chung được ${m.money(toPay)} và ăn được ${m.money(toTake)}.`,
  'fact-pot': ({ pot, cents }, m) => `Trong ${potName(pot)}: ${m.money(cents)}`,
  'fact-dealt-in': ({ count }) => `Số người được chia bài: ${count}`,
  'fact-put-in': ({ who, put, due, for: what }, m) =>
    what === 'call'
      ? `${whoName(m, who)} theo ${m.money(due)} và bỏ vào ${m.money(put)}.`
      : `Tiền xâu ${m.money(due)} của ${payer(m, who)}, đưa ${m.money(put)}.`,
  'fact-concerns': ({ who }, m) => `Việc này là của ${whoName(m, who)}.`,
  'fact-card': ({ who, card }, m) => `Lá bài: ${cards(m, card)} (${whoName(m, who)})`,
  'fact-chip': ({ cents }, m) => `Một chip là ${m.money(cents)}.`,
  'fact-row': ({ cells }, m) => cells.map(cell => m.say(cell)).join(': '),

  'why-hand': ({ who, is }, m) => `${whoName(m, who)}: ${m.say(is)}`,
  'why-passed-on': ({ named, who }, m) =>
    `Xí ngầu chỉ ${whoName(m, named)}; từ đó lượt đi tiếp đến ${whoName(m, who)}`,
  'why-opens': ({ who }, m) => `${whoName(m, who)} có lá mở`,
  'why-pays': ({ amount, odds, pays }, m) => `${m.money(amount)} ăn ${odds} là ${m.money(pays)}`,
  'why-meld': ({ cents }, m) => `Mỗi đối thủ trả ${m.money(cents)}`,
  'why-rounded': ({ pays }, m) => `Phần lẻ dưới một xu không chung: ${m.money(pays)}`,
  'why-prize': ({ pays }, m) => `Tiền thưởng là ${m.money(pays)}`,
  'why-order': ({ first }, m) => `Bắt đầu tính từ ${whoName(m, first)}`,
  'why-pay': ({ who, wager, hand, cents }, m) =>
    `Chung ${m.money(cents)} cho ${whoName(m, who)} ở ${wager}${onHand(hand)}`,
  'why-take': ({ who, wager, hand, cents }, m) =>
    `Ăn ${m.money(cents)} của ${whoName(m, who)} ở ${wager}${onHand(hand)}`,
  'why-back': ({ who, wager, hand, cents }, m) =>
    `Trả lại ${m.money(cents)} cho ${whoName(m, who)} ở ${wager}${onHand(hand)}`,
  'why-unpaid': ({ cents }, m) => `Tiền nhà cái không đủ: còn ${m.money(cents)} không được chung`,
  'why-cover-left': ({ toPay, toTake }, m) =>
    toPay === toTake
      ? `Tiền nhà cái còn: ${m.money(toPay)}`
      : `Tiền nhà cái còn: ${m.money(toPay)} để chung, ${m.money(toTake)} để ăn`,
  'why-cover-ends': 'Đến đây tiền nhà cái hết: các cửa sau không được tính',
  'why-share': ({ pot, who, cents, half }, m) =>
    `${whoName(m, who)} được ${m.money(cents)} từ ${potName(pot)} (${known(m.events.ofPot, half) ?? half})`,
  'why-fee': ({ who, cents, for: what }, m) =>
    `${m.money(cents)} (${known(FEES, what) ?? what}) của ${payer(m, who)}`,
  'why-change': ({ put, due, change }, m) => `${m.money(put)} trừ ${m.money(due)} còn ${m.money(change)}`,

  'wrong-cards': ({ right }, m) => `Đúng là ${cards(m, right)}`,
  'wrong-seat': ({ given, right }, m) => `Không phải ${whoName(m, given)}: ${whoName(m, right)}`,
  'wrong-number': ({ given, right }) => `Không phải ${given}: ${right}`,
  'wrong-choice': ({ right }, m) => `Đúng là: ${m.say(right)}`,
  'wrong-amount': ({ what, given, right }, m) =>
    `${m.say(what)}: ${m.money(right)}, không phải ${m.money(given)}`,
  'wrong-change': ({ given, right }, m) => `Phải thối ${m.money(right)}, không phải ${m.money(given)}`,
  'wrong-ruling': ({ right }, m) => `Quản lý xử: ${m.say(right)}`,
  'wrong-line': ({ right }) => `Đúng là dòng ${right}`,
  'wrong-place': ({ place }) => `Thứ ${place} là cửa cược khác`,
  'wrong-step': ({ place, does, cents }, m) => `Thứ ${place}: ${DOES[does]} ${m.money(cents)}`,
  'wrong-kind-of-answer': 'Câu này không trả lời như vậy',

  'exam-title': ({ game }) => `Bài thi: ${game}`,
  'exam-made': ({ seed, level, count, minutes }) =>
    [
      `Mã đề ${seed}`,
      LEVEL[level],
      `${count} câu`,
      ...(minutes === undefined ? [] : [`${minutes} phút`]),
    ].join(' · '),
  'exam-name-and-marks': ({ count }) =>
    `Tên: ______________________   Ngày: ____________   Đúng: ____ trên ${count}`,
  'exam-question': ({ number, kind }) => `${number}. ${KIND[kind]}`,
  'exam-bank': ({ who, cents }, m) => `Nhà cái: ${whoName(m, who)}, đặt ${m.money(cents)}`,
  'exam-write-cards': ({ count }) => `${count} lá: ____________________`,
  'exam-write-seat': ({ seats }) => `Ghế (${seats.join(', ')}): ____`,
  'exam-write-total': 'Số nút: ____',
  'exam-write-change': 'Chip thối lại: ____________________',
  'exam-write-order': 'Đánh số các cửa cược theo thứ tự, ghi ăn, chung hay trả lại và số tiền:',
  'exam-write-ruling': 'Cách xử:',
  'exam-write-line': 'Dòng:',
  'exam-pile': ({ who, hand, cards: written, isOut }, m) =>
    `${hand === undefined ? whoName(m, who) : m.events.seatHand(whoName(m, who), hand)}: ${cards(m, written)}${isOut ? ' (đã bỏ)' : ''}`,
  'exam-wager': ({ who, wager, hand, amount }, m) =>
    `${whoName(m, who)}: ${wager}${onHand(hand)} ${m.money(amount)}`,
  'exam-button': ({ button, who }, m) => `${m.table.buttons[button]}: ${whoName(m, who)}`,
  'exam-blank': ({ what }, m) => `${m.say(what)}: ____________`,
  'exam-option': ({ letter, what }, m) => `${letter}) ${m.say(what)}`,
  'exam-key': 'Đáp án',
  'exam-key-cards': ({ cards: written, others }, m) =>
    others === 0 ? cards(m, written) : `${cards(m, written)} (hoặc lá nào thành bài như vậy)`,
  'exam-key-seat': ({ who }, m) => whoName(m, who),
  'exam-key-total': ({ total }, m) => m.number(total),
  'exam-key-amount': ({ what, cents }, m) => `${m.say(what)}: ${m.money(cents)}`,
  'exam-key-chips': ({ cents, counts }, m) =>
    cents.map((chip, at) => `${counts[at]} × ${m.money(chip)}`).join(' + '),
}

export const schoolRefusals: Says<SchoolRefusals> = {
  'school-bad-seed': ({ seed }) =>
    `“${seed}” không phải mã đề: một đến 64 chữ cái, chữ số, dấu chấm, gạch nối hay gạch dưới, bắt đầu bằng chữ cái hay chữ số`,
  'school-not-in-game': ({ kind, game, kinds }, m) =>
    `${game} không có dạng bài “${kind}”; có ${m.all(kinds)}`,
  'school-no-such-kind': ({ kind, kinds }, m) => `không có dạng bài “${kind}”; có ${m.all(kinds)}`,
  'school-nothing-found': ({ kind, game, seed }) =>
    `với mã đề “${seed}” không ra được bài dạng “${kind}” ở ${game}: hãy thử mã khác`,
  'school-no-such-room': ({ room, rooms }, m) => `không có sòng “${room}”; có ${m.all(rooms)}`,
  'school-no-such-level': ({ level }) => `“${level}” không phải cấp: 1, 2 hay 3`,
  'school-count-out-of-bounds': ({ what, least, most }) =>
    what === 'questions'
      ? `một bài thi có ${least} đến ${most} câu`
      : `một bài thi kéo dài ${least} đến ${most} phút`,
  'school-memory-unreadable': 'không đọc được phần đã lưu của các bài học',
}
