import type { LocalAnswer, LocalQuestion } from '@cardroom/room/device'
import type { DeviceRoomMessage, DeviceRoomRequest } from './messages.ts'
import type { Socket } from './socket.ts'

/** The card room on this device, in a worker so that its clocks go on while the page is hidden. */
class DeviceRoom {
  readonly #worker = new Worker(new URL('./room-worker.ts', import.meta.url), { type: 'module' })
  readonly #lines = new Map<number, Socket>()
  readonly #asked = new Map<number, (answer: LocalAnswer) => void>()
  #number = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<DeviceRoomMessage>) => this.#hear(data)
  }

  connect(): Socket {
    const line = ++this.#number
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: text => this.#tell({ do: 'say', line, text }),
      close: () => this.#tell({ do: 'hang-up', line }),
    }
    this.#lines.set(line, socket)
    this.#tell({ do: 'connect', line })
    return socket
  }

  ask(question: LocalQuestion): Promise<LocalAnswer> {
    const number = ++this.#number
    return new Promise(resolve => {
      this.#asked.set(number, resolve)
      this.#tell({ do: 'ask', number, question })
    })
  }

  #tell(message: DeviceRoomRequest): void {
    this.#worker.postMessage(message)
  }

  #hear(news: DeviceRoomMessage): void {
    switch (news.kind) {
      case 'opened':
        this.#lines.get(news.line)?.onopen?.()
        return
      case 'heard':
        this.#lines.get(news.line)?.onmessage?.({ data: news.text })
        return
      case 'closed': {
        const socket = this.#lines.get(news.line)
        this.#lines.delete(news.line)
        socket?.onclose?.(news)
        return
      }
      case 'answered':
        this.#asked.get(news.number)?.(news.answer)
        this.#asked.delete(news.number)
        return
    }
  }
}

declare global {
  interface Window {
    deviceRoom?: DeviceRoom
  }
}

/** Opened when first needed. Frames of tables side by side share the card room of their page. */
export function deviceRoom(): DeviceRoom {
  const page = isOwnFrame() ? window.parent : window
  page.deviceRoom ??= new DeviceRoom()
  return page.deviceRoom
}

/** Whether the page is framed by a page of the same origin. */
function isOwnFrame(): boolean {
  try {
    return window.parent.location.origin === location.origin
  } catch {
    return false
  }
}
