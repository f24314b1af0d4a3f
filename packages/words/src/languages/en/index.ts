import { grammar } from '../../grammar/en.ts'
import { speak } from '../../speak.ts'
import { messages as full } from './full.ts'
import { messages as lobby } from './lobby.ts'

/** All sentences in this language. */
export const english = speak(grammar, { ...lobby, ...full })
