import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props {
  readonly children: ReactNode
  readonly className?: string
  /** The largest scale. */
  readonly most?: number
  readonly style?: CSSProperties | undefined
}

/** Scales its content to the available space, and never beyond it. */
export function Fit({ children, className = '', most = 1, style }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, content.current]
    if (!outer || !inner) return
    const fit = () => {
      const { offsetWidth, offsetHeight } = inner
      if (offsetWidth === 0 || offsetHeight === 0) return
      const scale = Math.min(most, outer.clientWidth / offsetWidth, outer.clientHeight / offsetHeight)
      inner.style.scale = String(Math.max(0.05, scale))
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [most])
  return (
    <div className={`fit ${className}`} ref={room} style={style}>
      <div className="fit-content" ref={content}>
        {children}
      </div>
    </div>
  )
}
