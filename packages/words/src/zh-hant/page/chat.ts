import type { ChatKind, Phrase } from '@cardroom/protocol'

/** What is said at a table beside the game; a phrase is heard by each in their own language. */
const phrases: Readonly<Record<Phrase, string>> = {
  hello: '大家好！',
  'good-luck': '祝你好運！',
  'nice-hand': '好牌！',
  'well-played': '打得好！',
  thanks: '謝謝！',
  'you-are-welcome': '不客氣。',
  sorry: '不好意思！',
  'one-moment': '請等一下。',
  'take-your-time': '慢慢來。',
  'your-turn': '輪到你了。',
  ouch: '哎呀！',
  lucky: '真走運。',
  unlucky: '真倒霉。',
  'one-more-round': '再來一局？',
  'last-round': '這是我最後一局。',
  'back-soon': '我馬上回來。',
  'good-game': '打得過癮！',
  'good-night': '晚安！',
}

const kinds: Readonly<Record<ChatKind, string>> = {
  free: '短句和自由文字',
  phrases: '只有短句',
  off: '不聊天',
}

export const chat = {
  title: '聊天',
  unread: (n: number): string => `聊天（${n}）`,
  lines: '桌上說的話',
  nothing: '還沒有人說話。',
  phrases,
  quick: '現成短句',
  write: '說句話',
  send: '送出',
  mute: '靜音',
  muteName: (name: string): string => `把${name}靜音`,
  muted: (n: number): string => `你在這裡把${n}人靜音。`,
  unmute: '取消靜音',
  kind: '可以說什麼',
  kinds,
}
