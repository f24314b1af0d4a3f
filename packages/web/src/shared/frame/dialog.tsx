import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../messages/messages.ts'

interface Props {
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
  readonly className?: string
}

/** A dialog in front of the page; Escape closes it, and the focus returns. */
export function Dialog({ title, close, children, className = '' }: Props) {
  const m = useMessages()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same with the keyboard
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={id}
      onClose={close}
      onClick={event => event.target === dialog.current && close()}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="btn quiet small" onClick={close}>
          {m.app.close}
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
