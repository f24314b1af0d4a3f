import { grammar } from '../../grammar/es.ts'
import { speak } from '../../speak.ts'
import { messages as full } from './full.ts'
import { messages as lobby } from './lobby.ts'

/** All sentences in this language. */
export const spanish = speak(grammar, { ...lobby, ...full })
