import { useState } from 'react'
import { useRoomState } from '../connection/use-room-state.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { Link } from '../shared/routing/link.tsx'
import { useRoute } from '../shared/routing/router.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

/** A link to the account page, or a button to sign in. */
export function AccountEntry() {
  const m = useMessages()
  const isAccount = useRoomState(state => state.isAccount)
  const name = useRoomState(state => state.name)
  const { route } = useRoute()
  const [isOpen, setOpen] = useState(false)
  if (isAccount) {
    return (
      <Link
        href="/me"
        className="account-entry"
        aria-label={m.account.accountOf({ name })}
        aria-current={route.page === 'account' ? 'page' : undefined}
      >
        {m.account.account}
      </Link>
    )
  }
  return (
    <>
      <button type="button" className="account-entry" onClick={() => setOpen(true)}>
        {m.account.signIn}
      </button>
      {isOpen ? <SignInDialog close={() => setOpen(false)} /> : null}
    </>
  )
}
