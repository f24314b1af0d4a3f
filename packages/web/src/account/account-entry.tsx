import { useState } from 'react'
import { useMessages } from '../messages/messages.ts'
import { useKnown } from '../net/use-line.ts'
import { Link } from '../routing/link.tsx'
import { useRoute } from '../routing/router.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

/** The way to one's account, or to sign in. */
export function AccountEntry() {
  const m = useMessages()
  const { isAccount, name } = useKnown()
  const { route } = useRoute()
  const [isOpen, setOpen] = useState(false)
  if (isAccount) {
    return (
      <Link
        href="/me"
        className="account-entry"
        aria-label={m.account.accountOf(name)}
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
