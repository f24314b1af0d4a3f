import type { Speaker } from '@cardroom/words'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useFullSpeaker, usePageLanguage } from '../messages/page-language.ts'
import { Boundary } from './boundary.tsx'

interface Props {
  readonly children: (m: Speaker) => ReactNode
}

/** Renders what needs the full catalogue; nothing until it is loaded. */
export function WithFullLanguage({ children }: Props) {
  const m = useMessages()
  const { need } = usePageLanguage()
  useEffect(need, [need])
  return (
    // If the full catalogue fails to load, the current one says what it can.
    <Boundary fallback={children(m)}>
      <Suspense fallback={null}>
        <Said>{children}</Said>
      </Suspense>
    </Boundary>
  )
}

const Said = ({ children }: Props): ReactNode => children(useFullSpeaker())
