import { grammar } from '../../grammar/vi.ts'
import { speak } from '../../speak.ts'
import { messages as full } from './full.ts'
import { messages as lobby } from './lobby.ts'

/** All sentences in this language. */
export const vietnamese = speak(grammar, { ...lobby, ...full })
