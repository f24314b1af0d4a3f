import { useMessages } from '../messages/messages.ts'

interface Props {
  /** Nothing while nothing has failed. */
  readonly why: string | undefined
}

/** Says that something on the page could not be loaded, and why. */
export function Failed({ why }: Props) {
  const m = useMessages()
  return why === undefined ? null : <p className="wrong">{m.app.broken({ why })}</p>
}

/** Says why an action was refused; read out at once. */
export function Alert({ why }: Props) {
  return why === undefined ? null : (
    <p className="wrong" role="alert">
      {why}
    </p>
  )
}
