import { grammar } from '../../grammar/zh-hant.ts'
import { speak } from '../../speak.ts'
import { messages as full } from './full.ts'
import { messages as lobby } from './lobby.ts'

/** All sentences in this language. */
export const traditionalChinese = speak(grammar, { ...lobby, ...full })
