import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { hrefOf } from './address.ts'
import { go } from './router.ts'

/** A link to another page of the card room. */
export function Link({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(href)
  }
  return <a href={hrefOf(href)} onClick={follow} {...rest} />
}
