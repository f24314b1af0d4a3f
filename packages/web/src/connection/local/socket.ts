/** A connection to a card room: a web socket, or a channel to the card room on this device. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null
  send(text: string): void
  close(): void
}

/** A web socket. */
export function webSocket(address: string): Socket {
  const socket = new WebSocket(address)
  const end: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: text => socket.send(text),
    close: () => socket.close(),
  }
  socket.onopen = () => end.onopen?.()
  socket.onmessage = event => end.onmessage?.(event)
  socket.onclose = event => end.onclose?.(event)
  return end
}
