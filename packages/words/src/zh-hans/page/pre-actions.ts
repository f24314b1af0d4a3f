/** What one decides before it is one's turn. */
export const preActions = {
  title: '轮到之前',
  says: {
    'check-fold': '过牌，否则弃牌',
    check: '过牌',
    'call-any': '过牌，或什么注都跟',
    'fold-to-any': '过牌或弃牌到底',
  },
  call: (money: string): string => `跟注${money}`,
  dropped: (what: string): string => `“${what}”取消了：情况有变。`,
}
