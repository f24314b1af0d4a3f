import type { SayText } from '../sheet/said.ts'

/** Says a saying as its key and values, without a language. */
export const mute: SayText = text =>
  typeof text === 'string' ? text : [text.say, ...Object.values(text.values ?? {}).map(String)].join(' ')
