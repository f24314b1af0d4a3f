import type { SayText } from '../sheet/said.ts'

/** One who speaks no language: says the key of a saying and what it is made of. */
export const mute: SayText = text =>
  typeof text === 'string' ? text : [text.say, ...Object.values(text.values ?? {}).map(String)].join(' ')
