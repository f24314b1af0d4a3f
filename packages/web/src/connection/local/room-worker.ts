import { type DeviceRoom, openDeviceRoom } from '@cardroom/room/device'
import { openChangeLog } from './change-log.ts'
import type { DeviceRoomMessage, DeviceRoomRequest } from './messages.ts'

const tell = (news: DeviceRoomMessage) => postMessage(news)

const opening = openChangeLog().then(changes => openDeviceRoom(changes ? { changes } : {}))
const lines = new Map<number, ReturnType<DeviceRoom['connect']>>()

addEventListener('message', async ({ data }: MessageEvent<DeviceRoomRequest>) => {
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
