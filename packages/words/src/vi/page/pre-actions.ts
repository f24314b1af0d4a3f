/** What one decides before it is one's turn. */
export const preActions = {
  title: 'Trước lượt bạn',
  says: {
    'check-fold': 'Check hoặc úp bài',
    check: 'Check bài',
    'call-any': 'Check, hoặc theo hết',
    'fold-to-any': 'Check hoặc úp tới hết ván',
  },
  call: (money: string): string => `Theo ${money}`,
  dropped: (what: string): string => `Đã bỏ “${what}”: tình thế đã đổi.`,
}
