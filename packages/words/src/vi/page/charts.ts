import type { PageWords } from '../../en/page/index.ts'

/** Whether the collection of a schedule option is counted in. */
const collectionIn = (option: string | undefined): string =>
  option === undefined ? 'chưa kể tiền xâu' : `kể cả tiền xâu theo ${option}`

export const charts: PageWords['charts'] = {
  title: 'Biểu đồ',
  svg: 'Tải về dạng SVG',
  csv: 'Tải về dạng CSV',
  figures: 'Các con số',
  which: 'Biểu đồ',
  wager: 'Tiền cược',
  bet: 'Cược bao nhiêu đô la',
  pace: 'Số ván mỗi giờ',
  hours: 'Số giờ',
  kinds: {
    results: 'Một tiền cược đem lại gì',
    night: 'Vốn qua một đêm',
    decks: 'Lợi thế theo số bộ bài',
    readings: 'Lợi thế theo cách hiểu',
    games: 'So sánh các trò và các sòng',
    collection: 'Mỗi biểu phí thu được bao nhiêu',
  },
  result: 'Kết quả tính theo đơn vị tiền cược',
  chance: 'Xác suất',
  edge: 'Lợi thế',
  decks: 'Số bộ bài',
  reading: 'Cách hiểu',
  asFiled: 'theo cách sòng đang hiểu',
  game: 'Trò chơi',
  chips: 'Ăn hoặc thua',
  mean: 'trung bình',
  twoOfThree: 'hai đêm trong ba đêm',
  nineteenOfTwenty: 'mười chín đêm trong hai mươi đêm',
  resultsOf: (wager, game) => `${wager} ở ${game}: các kết quả và mức thường gặp`,
  nightOf: (wager, game) => `${wager} ở ${game}: chip qua một đêm`,
  decksOf: game => `${game}: lợi thế theo số bộ bài`,
  readingsOf: (wager, game) => `${wager} ở ${game}: lợi thế theo cách hiểu`,
  gamesOf: family => `${family}: lợi thế của tiền cược đầu, từng trò một`,
  perHour: (money, rounds, option) =>
    `Trung bình tốn ${money} mỗi giờ với ${rounds} ván mỗi giờ, ${collectionIn(option)}.`,
  gainsPerHour: (money, rounds, option) =>
    `Trung bình được ${money} mỗi giờ với ${rounds} ván mỗi giờ, ${collectionIn(option)}.`,
  spreadNote:
    'Các dải tính từ độ lệch chuẩn của tiền cược và luật số lớn: sát cho cả đêm, chỉ ước chừng cho vài ván.',
  option: 'Mức thu xâu',
  collectedAnHour: 'Tiền xâu mỗi giờ',
  collectionOf: (game: string): string => `${game}: mỗi mức thu xâu lấy bao nhiêu một giờ`,
  costsBeside: (fee: string, edge: string): string => `người đặt cược trả ${fee} ngoài lợi thế ${edge}`,
  takesMore: (fee: string, wager: string): string => `thu ${fee} trên mức cược nhỏ nhất ${wager}`,
  noOption: 'Không biểu phí nào cho phép mức cược này.',
  counting: (done, of) => `Phòng tính đang đếm: ${done} trên ${of}`,
  oneDeckOnly: 'Trò này chỉ chia với một số bộ bài duy nhất.',
  noReadings: 'Trò này không có điểm nào hiểu được theo cách khác.',
  leftOut: n => `${n} mục không đếm được ở đây.`,
}
