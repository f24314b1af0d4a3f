import { useEffect, useState } from 'react'
import { useRoomState } from '../../connection/use-room-state.ts'

/** The number of unread chat lines at a table. */
export function useUnread(table: string, isRead: boolean): number {
  const lines = useRoomState(({ chats }) => chats.get(table)) ?? []
  const last = lines.at(-1)?.id
  const [read, setRead] = useState<string | undefined>(last)
  useEffect(() => {
    if (isRead) setRead(last)
  }, [isRead, last])
  return isRead ? 0 : lines.length - 1 - lines.findIndex(({ id }) => id === read)
}
