import type { Speaker } from '@cardroom/words'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useFluent, useTongue } from '../messages/tongue.ts'
import { Boundary } from './boundary.tsx'

interface Props {
  readonly children: (m: Speaker) => ReactNode
}

/** What only somebody says who knows all of the language: until then there is nothing, and never half a sentence. */
export function Fluently({ children }: Props) {
  const m = useMessages()
  const { need } = useTongue()
  useEffect(need, [need])
  return (
    // Where the rest of the language does not come, whoever speaks says it as well as they can.
    <Boundary fallback={children(m)}>
      <Suspense fallback={null}>
        <Said>{children}</Said>
      </Suspense>
    </Boundary>
  )
}

const Said = ({ children }: Props): ReactNode => children(useFluent())
