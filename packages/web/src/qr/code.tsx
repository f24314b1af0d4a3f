import { useMessages } from '../messages/messages.ts'
import { qrSymbol } from './symbol.ts'

/** Light modules that a symbol has around it. */
const QUIET = 4

/** A text for a camera. */
export function Code({ text }: { text: string }) {
  const m = useMessages()
  const symbol = qrSymbol(text)
  if (!symbol) return null
  const side = symbol.length + 2 * QUIET
  const dark = symbol.flatMap((row, y) =>
    row.flatMap((is, x) => (is ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  )
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={m.friends.code}>
      <rect width={side} height={side} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
