import type { ChatKind, Phrase } from '@cardroom/protocol'

/** What is said at a table beside the game; a phrase is heard by each in their own language. */
const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Chào cả bàn!',
  'good-luck': 'Chúc hên nhé!',
  'nice-hand': 'Bài đẹp!',
  'well-played': 'Chơi hay!',
  thanks: 'Cảm ơn!',
  'you-are-welcome': 'Không có chi.',
  sorry: 'Xin lỗi!',
  'one-moment': 'Chờ chút nhé.',
  'take-your-time': 'Cứ từ từ.',
  'your-turn': 'Tới lượt bạn.',
  ouch: 'Đau quá!',
  lucky: 'Hên thiệt.',
  unlucky: 'Xui quá.',
  'one-more-round': 'Thêm ván nữa không?',
  'last-round': 'Ván này là ván chót của tôi.',
  'back-soon': 'Tôi quay lại liền.',
  'good-game': 'Chơi vui lắm!',
  'good-night': 'Chúc ngủ ngon!',
}

const kinds: Readonly<Record<ChatKind, string>> = {
  free: 'câu có sẵn và tự viết',
  phrases: 'chỉ câu có sẵn',
  off: 'không nói gì',
}

export const chat = {
  title: 'Trò chuyện',
  unread: (n: number): string => `Trò chuyện (${n})`,
  lines: 'Lời nói ở bàn',
  nothing: 'Chưa ai nói gì.',
  phrases,
  quick: 'Câu có sẵn',
  write: 'Nói gì đó',
  send: 'Gửi',
  mute: 'Tắt lời',
  muteName: (name: string): string => `Tắt lời của ${name}`,
  muted: (n: number): string => `Ở đây bạn đã tắt lời ${n} người.`,
  unmute: 'Nghe lại mọi người',
  kind: 'Được nói gì',
  kinds,
}
