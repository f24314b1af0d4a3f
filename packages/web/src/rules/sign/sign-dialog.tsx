import type { SignReply } from '@cardroom/protocol'
import { Dialog } from '../../shared/frame/dialog.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { SignBoard } from './sign-board.tsx'

interface Props {
  readonly sign: SignReply
  readonly table: string
  readonly close: () => void
}

/** The sign of a table, in front of it. */
export function SignDialog({ sign, table, close }: Props) {
  const m = useMessages()
  return (
    <Dialog title={m.sign.title} close={close} className="sign-dialog">
      <SignBoard sign={sign} />
      <p className="drawer-more">
        <Link href={`/table/${encodeURIComponent(table)}/sign`}>{m.sign.print}</Link>
      </p>
    </Dialog>
  )
}
