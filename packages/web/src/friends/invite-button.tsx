import type { TableView } from '@cardroom/protocol'
import { useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { Invitation } from '../invite/invitation.tsx'
import { useMessages } from '../messages/messages.ts'

/** Between rounds, whoever sits at a private table that no friend has come to yet is offered to call some. */
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
