import type { Part } from '@cardroom/protocol'

/** What the parts are called. */
export const partNames: Readonly<Record<Part, string>> = {
  player: 'người chơi',
  dealer: 'người chia bài',
  floor: 'quản lý',
  operator: 'người điều hành',
  auditor: 'người kiểm toán',
  provider: 'nhà cung cấp bên thứ ba',
}
