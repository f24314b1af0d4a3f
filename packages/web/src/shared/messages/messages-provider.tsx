import type { Speaker } from '@cardroom/words'
import { fullCatalogue, type Language } from '@cardroom/words/languages'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { chooseLanguage } from './language.ts'
import { MessagesContext } from './messages.ts'
import { PageLanguageContext } from './page-language.ts'

/** Provides the speaker of the current language to everything below. */
export function MessagesProvider({
  language: first,
  firstSpeaker,
  full: firstFull,
  need,
  children,
}: {
  readonly language: Language
  /** The speaker until the full catalogue is loaded. */
  readonly firstSpeaker: Speaker
  readonly full: Promise<Speaker>
  readonly need: () => void
  readonly children: ReactNode
}) {
  const [{ language, full }, setLanguage] = useState({ language: first, full: firstFull })
  const [speaker, setSpeaker] = useState(firstSpeaker)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    let stale = false
    // Components that need the full catalogue wait for it, and report the failure.
    full.then(
      learned => stale || setSpeaker(learned),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [full])
  const choose = async (next: Language) => {
    const learning = fullCatalogue(next)
    const learned = await learning
    chooseLanguage(next)
    // In a transition the page stays as it is until it is rendered in the new language.
    startTransition(() => {
      setSpeaker(learned)
      setLanguage({ language: next, full: learning })
    })
  }
  return (
    <PageLanguageContext value={{ language, full, need, choose }}>
      <MessagesContext value={speaker}>{children}</MessagesContext>
    </PageLanguageContext>
  )
}
