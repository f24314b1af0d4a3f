import type { ChatKind, Phrase } from '@cardroom/protocol'

/** What is said at a table beside the game; a phrase is heard by each in their own language. */
const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Hello everybody!',
  'good-luck': 'Good luck!',
  'nice-hand': 'Nice hand!',
  'well-played': 'Well played!',
  thanks: 'Thank you!',
  'you-are-welcome': 'You are welcome.',
  sorry: 'Sorry!',
  'one-moment': 'One moment, please.',
  'take-your-time': 'Take your time.',
  'your-turn': 'It is your turn.',
  ouch: 'Ouch!',
  lucky: 'That was lucky.',
  unlucky: 'That was unlucky.',
  'one-more-round': 'One more round?',
  'last-round': 'This is my last round.',
  'back-soon': 'I will be back soon.',
  'good-game': 'Good game!',
  'good-night': 'Good night!',
}

const kinds: Readonly<Record<ChatKind, string>> = {
  free: 'phrases and free text',
  phrases: 'phrases only',
  off: 'nothing',
}

export const chat = {
  title: 'Chat',
  unread: (n: number): string => `Chat (${n})`,
  lines: 'What is said at the table',
  nothing: 'Nobody has said anything yet.',
  phrases,
  quick: 'Quick phrases',
  write: 'Say something',
  send: 'Send',
  mute: 'Mute',
  muteName: (name: string): string => `Mute ${name}`,
  muted: (n: number): string =>
    n === 1 ? 'You have muted one person here.' : `You have muted ${n} people here.`,
  unmute: 'Hear everybody again',
  kind: 'What may be said',
  kinds,
}
