import type { ChatKind, Phrase } from '@cardroom/protocol'

/** What is said at a table beside the game; a phrase is heard by each in their own language. */
const phrases: Readonly<Record<Phrase, string>> = {
  hello: '大家好！',
  'good-luck': '祝你好运！',
  'nice-hand': '好牌！',
  'well-played': '打得好！',
  thanks: '谢谢！',
  'you-are-welcome': '不客气。',
  sorry: '不好意思！',
  'one-moment': '请等一下。',
  'take-your-time': '慢慢来。',
  'your-turn': '轮到你了。',
  ouch: '哎呀！',
  lucky: '真走运。',
  unlucky: '真倒霉。',
  'one-more-round': '再来一局？',
  'last-round': '这是我最后一局。',
  'back-soon': '我马上回来。',
  'good-game': '打得过瘾！',
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
  lines: '桌上说的话',
  nothing: '还没有人说话。',
  phrases,
  quick: '现成短句',
  write: '说句话',
  send: '发送',
  mute: '屏蔽',
  muteName: (name: string): string => `屏蔽${name}`,
  muted: (n: number): string => `你在这里屏蔽了${n}人。`,
  unmute: '取消屏蔽',
  kind: '可以说什么',
  kinds,
}
