import type { ChatKind, Phrase } from '@cardroom/protocol'

/** What is said at a table beside the game; a phrase is heard by each in their own language. */
const phrases: Readonly<Record<Phrase, string>> = {
  hello: '¡Hola a todos!',
  'good-luck': '¡Suerte!',
  'nice-hand': '¡Qué buena mano!',
  'well-played': '¡Bien jugado!',
  thanks: '¡Gracias!',
  'you-are-welcome': 'De nada.',
  sorry: '¡Perdón!',
  'one-moment': 'Un momento, por favor.',
  'take-your-time': 'Sin prisa.',
  'your-turn': 'Te toca.',
  ouch: '¡Ay!',
  lucky: 'Eso fue suerte.',
  unlucky: 'Qué mala suerte.',
  'one-more-round': '¿Otra ronda?',
  'last-round': 'Esta es mi última ronda.',
  'back-soon': 'Ahorita vuelvo.',
  'good-game': '¡Buen juego!',
  'good-night': '¡Buenas noches!',
}

const kinds: Readonly<Record<ChatKind, string>> = {
  free: 'frases y texto libre',
  phrases: 'solo frases',
  off: 'nada',
}

export const chat = {
  title: 'Plática',
  unread: (n: number): string => `Plática (${n})`,
  lines: 'Lo que se dice en la mesa',
  nothing: 'Todavía nadie ha dicho nada.',
  phrases,
  quick: 'Frases rápidas',
  write: 'Di algo',
  send: 'Enviar',
  mute: 'Silenciar',
  muteName: (name: string): string => `Silenciar a ${name}`,
  muted: (n: number): string =>
    n === 1 ? 'Aquí silenciaste a una persona.' : `Aquí silenciaste a ${n} personas.`,
  unmute: 'Volver a oír a todos',
  kind: 'Qué se puede decir',
  kinds,
}
