/** Several tables at once. */
export const several = {
  title: 'Các bàn của bạn',
  beside: 'Xếp cạnh nhau',
  none: 'Bạn không ngồi ở bàn nào.',
  yourTurn: (title: string): string => `${title}: tới lượt bạn`,
}
