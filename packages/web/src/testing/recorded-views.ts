import { type FollowedTable, type ServerMessage, type TableView, tableAfter } from '@cardroom/protocol'

/** The views of a table in recorded messages, as its player saw them. */
export function viewsOf(heard: readonly ServerMessage[], table: string): TableView[] {
  const views: TableView[] = []
  let followed: FollowedTable | undefined
  for (const message of heard) {
    if (message.type !== 'table' && message.type !== 'change') continue
    if ((message.type === 'table' ? message.table.id : message.table) !== table) continue
    followed = tableAfter(followed, message)
    if (followed) views.push(followed.view)
  }
  return views
}
