import { useMessages } from '../messages/messages.ts'
import { qrSymbol } from './symbol.ts'

/** The width of the quiet zone, in modules. */
const QUIET_ZONE = 4

/** A text as a QR code. */
export function QrCode({ text }: { text: string }) {
  const m = useMessages()
  const symbol = qrSymbol(text)
  if (!symbol) return null
  const side = symbol.length + 2 * QUIET_ZONE
  const dark = symbol.flatMap((row, y) =>
    row.flatMap((is, x) => (is ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
  )
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={m.friends.code}>
      <rect width={side} height={side} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
