import type { Speaker } from '@cardroom/words'
import { type Language, speakerOf } from '@cardroom/words/languages'
import { type ReactNode, useEffect, useState } from 'react'
import { chooseLanguage } from './language.ts'
import { MessagesContext } from './messages.ts'
import { TongueContext } from './tongue.ts'

/** Everything below is said in one language, which can be changed at any moment. */
export function MessagesProvider({
  language: first,
  greeter,
  fluent: firstFluent,
  children,
}: {
  readonly language: Language
  /** Who speaks until somebody knows all of the language. */
  readonly greeter: Speaker
  readonly fluent: Promise<Speaker>
  readonly children: ReactNode
}) {
  const [{ language, fluent }, setTongue] = useState({ language: first, fluent: firstFluent })
  const [speaker, setSpeaker] = useState(greeter)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    let stale = false
    // Whoever needs all of the language waits for it, and tells that it did not come.
    fluent.then(
      learned => stale || setSpeaker(learned),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [fluent])
  const choose = async (next: Language) => {
    const learning = speakerOf(next)
    setSpeaker(await learning)
    chooseLanguage(next)
    setTongue({ language: next, fluent: learning })
  }
  return (
    <TongueContext value={{ language, fluent, choose }}>
      <MessagesContext value={speaker}>{children}</MessagesContext>
    </TongueContext>
  )
}
