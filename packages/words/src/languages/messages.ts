import type { Messages } from '../message/messages.ts'
import type { Language } from './languages.ts'

/** Everything that a language says, by key, as its translators wrote it. */
export async function messagesOf(language: Language): Promise<Messages> {
  const [lobby, full] = await Promise.all([lobbyOf(language), fullOf(language)])
  return { ...lobby.messages, ...full.messages }
}

export function lobbyOf(language: Language): Promise<{ messages: Messages }> {
  switch (language) {
    case 'en':
      return import('./en/lobby.ts')
    case 'es':
      return import('./es/lobby.ts')
    case 'vi':
      return import('./vi/lobby.ts')
    case 'zh-Hant':
      return import('./zh-hant/lobby.ts')
    case 'zh-Hans':
      return import('./zh-hans/lobby.ts')
  }
}

export function fullOf(language: Language): Promise<{ messages: Messages }> {
  switch (language) {
    case 'en':
      return import('./en/full.ts')
    case 'es':
      return import('./es/full.ts')
    case 'vi':
      return import('./vi/full.ts')
    case 'zh-Hant':
      return import('./zh-hant/full.ts')
    case 'zh-Hans':
      return import('./zh-hans/full.ts')
  }
}
