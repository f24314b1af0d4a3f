import './node/globals.ts'
import { type LocalRoom, openLocalRoom } from '@cardroom/server/local'
import { openKeeper } from './keeper.ts'
import type { FromRoom, ToRoom } from './messages.ts'

const tell = (news: FromRoom) => postMessage(news)

const opening = openKeeper().then(keeper => openLocalRoom(keeper ? { keeper } : {}))
const lines = new Map<number, ReturnType<LocalRoom['connect']>>()

addEventListener('message', async ({ data }: MessageEvent<ToRoom>) => {
  const room = await opening
  switch (data.do) {
    case 'connect': {
      const { line } = data
      const end = {
        hear: (text: string) => tell({ kind: 'heard', line, text }),
        closed: (code: number, reason: string) => {
          lines.delete(line)
          tell({ kind: 'closed', line, code, reason })
        },
      }
      lines.set(line, room.connect(end))
      tell({ kind: 'opened', line })
      return
    }
    case 'say':
      lines.get(data.line)?.say(data.text)
      return
    case 'hang-up':
      lines.get(data.line)?.hangUp()
      return
    case 'ask':
      tell({ kind: 'answered', number: data.number, answer: await room.ask(data.question) })
      return
  }
})
