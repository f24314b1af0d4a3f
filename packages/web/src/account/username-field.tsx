/** Tells a password manager whose password is typed beside it; hidden from everybody else. */
export function UsernameField({ name }: { name: string }) {
  return (
    <input
      className="unseen"
      type="text"
      autoComplete="username"
      value={name}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
