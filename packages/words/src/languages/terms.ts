/**
 * The trade's terms, once for every language, as card rooms use them. Where an English sentence has the term, the
 * other languages have theirs: a test compares. Some stay as they are, because that is what is said at the tables.
 */
export const TERMS = {
  'player-dealer': { es: 'jugador-banca', vi: 'làm cái', 'zh-Hant': '坐莊', 'zh-Hans': '坐庄' },
  'house dealer': { es: 'crupier', vi: 'người chia bài', 'zh-Hant': '荷官', 'zh-Hans': '荷官' },
  'action button': { es: 'botón de acción', vi: 'nút đi trước', 'zh-Hant': '行動鈕', 'zh-Hans': '行动钮' },
  'bonus bet': { es: 'apuesta bonus', vi: 'cược thưởng', 'zh-Hant': '獎金注', 'zh-Hans': '奖金注' },
  collection: { es: 'cuota', vi: 'tiền xâu', 'zh-Hant': '檯費', 'zh-Hans': '台费' },
  'schedule option': {
    es: 'opción de tarifa',
    vi: 'mức thu xâu',
    'zh-Hant': '收費方案',
    'zh-Hans': '收费方案',
  },
  'total table action': {
    es: 'acción total de la mesa',
    vi: 'tổng tiền cược của bàn',
    'zh-Hant': '全檯總注額',
    'zh-Hans': '全台总注额',
  },
  'back-line': { es: 'línea trasera', vi: 'cược ké', 'zh-Hant': '搭注', 'zh-Hans': '搭注' },
  'kum-kum': { es: 'kum-kum', vi: 'kum-kum', 'zh-Hant': '合注', 'zh-Hans': '合注' },
  'house way': { es: 'modo casa', vi: 'cách của sòng', 'zh-Hant': '館方打法', 'zh-Hans': '牌室打法' },
  'foul hand': { es: 'mano nula', vi: 'bài lủng', 'zh-Hant': '烏龍牌', 'zh-Hans': '乌龙牌' },
  'boxed card': { es: 'carta volteada', vi: 'lá lật ngược', 'zh-Hant': '翻面牌', 'zh-Hans': '翻面牌' },
  'dead hand': { es: 'mano muerta', vi: 'bài chết', 'zh-Hant': '死牌', 'zh-Hans': '死牌' },
  misdeal: { es: 'mal reparto', vi: 'chia lỗi', 'zh-Hant': '發牌錯誤', 'zh-Hans': '发牌错误' },
  'side pot': { es: 'bote lateral', vi: 'pot phụ', 'zh-Hant': '邊池', 'zh-Hans': '边池' },
  'big blind': { es: 'ciega grande', vi: 'mù lớn', 'zh-Hant': '大盲', 'zh-Hans': '大盲' },
  'small blind': { es: 'ciega chica', vi: 'mù nhỏ', 'zh-Hant': '小盲', 'zh-Hans': '小盲' },
  'cut card': { es: 'carta de corte', vi: 'lá cắt', 'zh-Hant': '切牌卡', 'zh-Hans': '切牌卡' },
  'all-in': { es: 'all-in', vi: 'all-in', 'zh-Hant': '全下', 'zh-Hans': '全下' },
} as const

/**
 * Where a term is not looked for: at Pan players collect from each other, and what blackjack hands come to stands in
 * a table beside the sentence.
 */
export const NOT_LOOKED_FOR: Readonly<Partial<Record<Term, readonly string[]>>> = {
  collection: ['pan-when-misread', 'pan-when-uncalled'],
  'player-dealer': ['blackjack-when-all'],
}

export type Term = keyof typeof TERMS
