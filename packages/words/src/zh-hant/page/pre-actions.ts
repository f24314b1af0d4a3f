/** What one decides before it is one's turn. */
export const preActions = {
  title: '輪到之前',
  says: {
    'check-fold': '過牌，否則棄牌',
    check: '過牌',
    'call-any': '過牌，或什麼注都跟',
    'fold-to-any': '過牌或棄牌到底',
  },
  call: (money: string): string => `跟注${money}`,
  dropped: (what: string): string => `「${what}」取消了：情況有變。`,
}
