import type { Grammar } from './grammar.ts'

export const grammar: Grammar = { language: 'zh-Hans' }
