import type { TableView } from '@cardroom/protocol'
import { useState } from 'react'
import { Dialog } from '../shared/frame/dialog.tsx'
import { useMessages } from '../shared/messages/messages.ts'
import { Invitation } from './invite/invitation.tsx'

/** Offers an invitation between rounds at a private table without other players. */
export function InviteButton({ table: { id, word, seats, you, round } }: { table: TableView }) {
  const m = useMessages()
  const [isOpen, setOpen] = useState(false)
  const isAlone = seats.every(({ seat, player }) => !player || player.bot || seat === you.seat)
  if (word === undefined || you.seat === undefined) return null
  return (
    <>
      {isAlone && !round ? (
        <div className="dock-invite">
          <button type="button" className="btn quiet" onClick={() => setOpen(true)}>
            {m.friends.invite}
          </button>
        </div>
      ) : null}
      {isOpen ? (
        <Dialog title={m.friends.title} close={() => setOpen(false)}>
          <Invitation table={id} word={word} />
        </Dialog>
      ) : null}
    </>
  )
}
