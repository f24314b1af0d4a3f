import { useEffect, useState } from 'react'
import { useKnown } from '../net/use-line.ts'

/** How many lines were said at a table since the chat was last looked at. */
export function useUnread(table: string, isRead: boolean): number {
  const lines = useKnown().chats.get(table) ?? []
  const last = lines.at(-1)?.id
  const [read, setRead] = useState<string | undefined>(last)
  useEffect(() => {
    if (isRead) setRead(last)
  }, [isRead, last])
  return isRead ? 0 : lines.length - 1 - lines.findIndex(({ id }) => id === read)
}
